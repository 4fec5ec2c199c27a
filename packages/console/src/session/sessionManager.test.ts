import { createClient, type WireRequest } from '@millrace/ui/contract';
import { ProblemError } from '@millrace/ui/domain';
import { describe, expect, test } from 'vitest';

import { recordProblemAtom, sessionRenewedAtAtom, storedUnauthorisedAtom } from '../atoms/problems.ts';
import { sessionAtom, unfinishedSignOutAtom } from '../atoms/session.ts';
import { queryClientOf } from '../queries/queryClient.ts';
import { createSessionScopes } from '../sessionScope.ts';
import { signedOutAddress } from './arrival.ts';
import {
  createSessionManager,
  notSignedInYet,
  sessionNotKept,
  signedOutHereOnly,
  type SessionManagerOptions,
} from './sessionManager.ts';
import type { TabMessage } from './tabs.ts';

type Answer = (request: WireRequest) => Response | Promise<Response>;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const me = (fields: object = {}) =>
  json({
    id: 1,
    email: 'ada@acme.example',
    time_zone: 'Europe/London',
    client: { id: 9, name: 'Acme', is_bypass_billing: true },
    ...fields,
  });

/** A sessionManager over a service whose calls are answered by name, with everything it did to the page. */
function setUp(answers: Record<string, Answer>, options: Partial<SessionManagerOptions> = {}) {
  const calls: string[] = [];
  const told: TabMessage[] = [];
  const left: string[] = [];
  let reloads = 0;
  let hear: (message: TabMessage) => void = () => {};
  const scopes = createSessionScopes();
  const service = { ...answers };
  const sessionManager = createSessionManager({
    client: createClient(async (request) => {
      calls.push(request.call.name);
      return service[request.call.name]?.(request) ?? json({}, 404);
    }),
    scopes,
    tabs: { tell: (message) => told.push(message), listen: (listener) => (hear = listener) },
    leaveFor: (address) => left.push(address),
    reload: () => (reloads += 1),
    guessTimeZone: () => 'Europe/Vienna',
    sisterLoginAddress: undefined,
    ...options,
  });
  return {
    sessionManager,
    scopes,
    service,
    calls,
    told,
    left,
    reloads: () => reloads,
    hear: (message: TabMessage) => hear(message),
    session: () => scopes.current().store.get(sessionAtom),
  };
}

describe('Starting', () => {
  test('asks once, lets the person in and tells the other tabs who it is', async () => {
    const { sessionManager, session, calls, told } = setUp({ getMe: () => me() });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { email: 'ada@acme.example' } });
    expect(calls).toEqual(['getMe']);
    expect(told).toEqual([{ kind: 'identity', identity: '9:1' }]);
  });

  test('says nothing to other tabs for nobody', async () => {
    const { sessionManager, session, told } = setUp({ getMe: () => json({}, 401) });
    await sessionManager.start();
    expect(session()).toEqual({ state: 'anonymous' });
    expect(told).toEqual([]);
  });

  test('after a failure can be done again', async () => {
    const { sessionManager, session, service } = setUp({ getMe: () => json({ detail: 'Down.' }, 501) });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'unavailable', problem: { status: 501, detail: 'Down.' } });
    service['getMe'] = () => me();
    await sessionManager.start();
    expect(session().state).toBe('signedIn');
  });
});

describe('Signing in', () => {
  const credentials = { email: 'ada@acme.example', password: 'correct horse' };
  const opened = () => new Response(null, { status: 204 });

  test('opens a session, and asks whose it is', async () => {
    const { sessionManager, session, calls } = setUp({ login: opened, getMe: () => me() });
    await expect(sessionManager.signIn(credentials)).resolves.toMatchObject({ state: 'signedIn' });
    expect(calls).toEqual(['login', 'getMe']);
    expect(session().state).toBe('signedIn');
  });

  test.each([
    [
      'the credentials are wrong',
      { login: () => json({ detail: 'No.' }, 400) },
      { status: 400, detail: 'No.' },
    ],
    ['they are refused', { login: () => json({ detail: 'No.' }, 401) }, { status: 401, detail: 'No.' }],
    [
      'the browser keeps no cookie',
      { login: opened, getMe: () => json({}, 401) },
      { detail: sessionNotKept },
    ],
    ['nobody can be asked', { login: opened, getMe: () => json({}, 501) }, { status: 501 }],
  ])('is a problem when %s', async (_, answers: Record<string, Answer>, problem) => {
    const { sessionManager } = setUp(answers);
    await expect(sessionManager.signIn(credentials)).rejects.toMatchObject({ problem });
  });

  test.each([
    ['Email is not verified', 'unverified'],
    ['This client is inactive.', 'inactive'],
  ])('with an account of which the service says %j lets in that far', async (detail, state) => {
    const { sessionManager, session } = setUp({ login: () => json({ detail }, 403) });
    await expect(sessionManager.signIn(credentials)).resolves.toEqual({ state });
    expect(session()).toEqual({ state });
  });
});

describe('A person without a time zone', () => {
  test('gets the one of the browser, saved once', async () => {
    const bodies: unknown[] = [];
    let saved: string | null = null;
    const { sessionManager, session, calls } = setUp({
      getMe: () => me({ time_zone: saved }),
      updateMe: ({ body }) => {
        bodies.push(JSON.parse(body ?? ''));
        saved = 'Europe/Vienna';
        return me({ time_zone: saved });
      },
    });
    await sessionManager.start();
    await sessionManager.start();
    await expect.poll(session).toMatchObject({ user: { timeZone: 'Europe/Vienna' } });
    expect(bodies).toEqual([{ time_zone: 'Europe/Vienna' }]);
    expect(calls.filter((name) => name === 'updateMe')).toHaveLength(1);
  });

  test('is let in although it could not be saved', async () => {
    const { sessionManager, session } = setUp({
      getMe: () => me({ time_zone: null }),
      updateMe: () => json({}, 500),
    });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { timeZone: null } });
  });

  test('with one, nothing is saved', async () => {
    const { sessionManager, calls } = setUp({ getMe: () => me() });
    await sessionManager.start();
    expect(calls).toEqual(['getMe']);
  });
});

describe('A stored 401', () => {
  const withStored401 = async (answer: Answer) => {
    const set = setUp({ getMe: () => me() });
    await set.sessionManager.start();
    const { store } = set.scopes.current();
    store.set(recordProblemAtom, 'listPipelines', { kind: 'list', problem: { kind: 'http', status: 401 } });
    set.service['getMe'] = answer;
    await set.sessionManager.verify();
    return { ...set, stored: store.get(storedUnauthorisedAtom) };
  };

  test('is believed when the session is gone', async () => {
    expect((await withStored401(() => json({}, 401))).stored).toBe('verified');
  });

  test('is believed when somebody else is there now', async () => {
    expect((await withStored401(() => me({ id: 2 }))).stored).toBe('verified');
  });

  test('is forgotten when the same person is there', async () => {
    const { stored, session } = await withStored401(() => me());
    expect(stored).toBe('none');
    expect(session().state).toBe('signedIn');
  });

  test('is forgotten when nobody can be asked', async () => {
    const { stored, session } = await withStored401(() => json({}, 501));
    expect(stored).toBe('none');
    expect(session().state).toBe('signedIn');
  });
});

describe('Signing in again over the page', () => {
  const credentials = { email: 'ada@acme.example', password: 'correct horse' };
  /** A page whose session has ended, with something that was read before. */
  const ended = async (answers: Record<string, Answer> = {}) => {
    const set = setUp({ getMe: () => me(), login: () => new Response(null, { status: 204 }) });
    await set.sessionManager.start();
    const scope = set.scopes.current();
    queryClientOf(scope).setQueryData(['pipeline'], 'held');
    scope.store.set(recordProblemAtom, 'createSource', {
      kind: 'create',
      problem: { kind: 'http', status: 401 },
    });
    set.service['getMe'] = () => json({}, 401);
    await set.sessionManager.verify();
    Object.assign(set.service, { getMe: () => me(), ...answers });
    const isSame = () => set.scopes.current() === scope;
    const stored = () => set.scopes.current().store.get(storedUnauthorisedAtom);
    return { ...set, scope, isSame, stored };
  };

  test('goes on where the same person was', async () => {
    const { sessionManager, isSame, stored, scope } = await ended();
    expect(stored()).toBe('verified');
    await sessionManager.signIn(credentials);
    expect(isSame()).toBe(true);
    expect(stored()).toBe('none');
    expect(scope.store.get(sessionRenewedAtAtom)).toBeGreaterThan(0);
  });

  test('as somebody else finds nothing of the first', async () => {
    const { sessionManager, isSame, stored, scope, session } = await ended({ getMe: () => me({ id: 2 }) });
    await sessionManager.signIn(credentials);
    expect(isSame()).toBe(false);
    expect(stored()).toBe('none');
    expect(session()).toMatchObject({ state: 'signedIn', user: { id: 2 } });
    expect(queryClientOf(scope).getQueryCache().getAll()).toHaveLength(0);
  });

  test.each([
    ['is refused', { login: () => json({ detail: 'No.' }, 400) }],
    ['keeps no cookie', { getMe: () => json({}, 401) }],
    ['cannot be confirmed', { getMe: () => json({}, 501) }],
  ])('that %s loses nothing', async (_, answers: Record<string, Answer>) => {
    const { sessionManager, isSame, stored, session } = await ended(answers);
    await expect(sessionManager.signIn(credentials)).rejects.toBeInstanceOf(ProblemError);
    expect(isSame()).toBe(true);
    expect(stored()).toBe('verified');
    expect(session().state).toBe('signedIn');
  });

  test('is not all there is: who gives up begins anew, without a trace', async () => {
    const { sessionManager, left, scope } = await ended();
    await sessionManager.leave();
    expect(left).toEqual(['/']);
    expect(queryClientOf(scope).getQueryCache().getAll()).toHaveLength(0);
  });

  test('elsewhere is noticed when another tab tells of it', async () => {
    const { hear, isSame, stored } = await ended();
    hear({ kind: 'identity', identity: '9:1' });
    await expect.poll(stored).toBe('none');
    expect(isSame()).toBe(true);
  });

  test('elsewhere can be asked about, and is a problem as long as nobody has', async () => {
    const { sessionManager, service, isSame, stored } = await ended({ getMe: () => json({}, 401) });
    await expect(sessionManager.resume()).rejects.toMatchObject({ problem: { detail: notSignedInYet } });
    expect(isSame()).toBe(true);
    service['getMe'] = () => me();
    await sessionManager.resume();
    expect(stored()).toBe('none');
  });
});

describe('Signing out', () => {
  const signedIn = async (answers: Record<string, Answer>, options?: Partial<SessionManagerOptions>) => {
    const set = setUp({ getMe: () => me(), ...answers }, options);
    await set.sessionManager.start();
    queryClientOf(set.scopes.current()).setQueryData(['pipeline'], 'secret');
    set.told.length = 0;
    await set.sessionManager.signOut();
    return set;
  };

  test('tells the service and the other tabs, forgets, and leaves for the landing', async () => {
    const { calls, told, left, scopes } = await signedIn({
      logout: () => new Response(null, { status: 204 }),
    });
    expect(calls).toContain('logout');
    expect(told).toEqual([{ kind: 'signedOut' }]);
    expect(left).toEqual([signedOutAddress]);
    expect(queryClientOf(scopes.current()).getQueryCache().getAll()).toHaveLength(0);
  });

  test('of a person from the sister product leads to its sign-in page', async () => {
    const { left } = await signedIn(
      { getMe: () => me({ integrateio_id: 77 }), logout: () => new Response(null, { status: 204 }) },
      { sisterLoginAddress: 'https://sister.example/login' },
    );
    expect(left).toEqual(['https://sister.example/login']);
  });

  test('of a session that is gone already is done', async () => {
    const { left } = await signedIn({ logout: () => json({}, 401) });
    expect(left).toEqual([signedOutAddress]);
  });

  test.each([
    ['the network fails', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['the service fails', () => json({}, 500)],
    ['the token is refused', () => json({ detail: 'CSRF Failed' }, 403)],
  ])('when %s clears the page and says that the service does not know', async (_, logout) => {
    const { left, told, session, scopes, service, sessionManager } = await signedIn({ logout });
    expect(session()).toEqual({ state: 'anonymous' });
    expect(queryClientOf(scopes.current()).getQueryCache().getAll()).toHaveLength(0);
    expect(scopes.current().store.get(unfinishedSignOutAtom)).toMatchObject({ detail: signedOutHereOnly });
    expect([left, told]).toEqual([[], []]);
    service['logout'] = () => new Response(null, { status: 204 });
    await sessionManager.signOut();
    expect(left).toEqual([signedOutAddress]);
  });
});

describe('Another tab', () => {
  test('that signs out takes this one with it', async () => {
    const { sessionManager, hear, left, scopes } = setUp({ getMe: () => me() });
    await sessionManager.start();
    const first = queryClientOf(scopes.current());
    first.setQueryData(['pipeline'], 'secret');
    hear({ kind: 'signedOut' });
    // At once, before the next document is there: nobody is asked whether to leave.
    expect(first.getQueryCache().getAll()).toHaveLength(0);
    await expect.poll(() => left).toEqual([signedOutAddress]);
  });

  test('with another person makes this one start again, with the same it does not', async () => {
    const { sessionManager, hear, reloads } = setUp({ getMe: () => me() });
    hear({ kind: 'identity', identity: '9:2' });
    expect(reloads()).toBe(0);
    await sessionManager.start();
    hear({ kind: 'identity', identity: '9:1' });
    expect(reloads()).toBe(0);
    hear({ kind: 'identity', identity: '9:2' });
    await expect.poll(reloads).toBe(1);
  });
});
