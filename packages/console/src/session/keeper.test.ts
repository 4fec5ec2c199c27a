import { createClient, type WireRequest } from '@millrace/ui/contract';
import { describe, expect, test } from 'vitest';

import { recordProblemAtom, storedUnauthorisedAtom } from '../atoms/problems.ts';
import { sessionAtom, unfinishedSignOutAtom } from '../atoms/session.ts';
import { queryClientOf } from '../queries/queryClient.ts';
import { createWorlds } from '../world.ts';
import { signedOutAddress } from './arrival.ts';
import {
  createSessionKeeper,
  sessionNotKept,
  signedOutHereOnly,
  type SessionKeeperOptions,
} from './keeper.ts';
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

/** A keeper over a service whose calls are answered by name, with everything it did to the page. */
function setUp(answers: Record<string, Answer>, options: Partial<SessionKeeperOptions> = {}) {
  const calls: string[] = [];
  const told: TabMessage[] = [];
  const left: string[] = [];
  let reloads = 0;
  let hear: (message: TabMessage) => void = () => {};
  const worlds = createWorlds();
  const service = { ...answers };
  const keeper = createSessionKeeper({
    client: createClient(async (request) => {
      calls.push(request.call.name);
      return service[request.call.name]?.(request) ?? json({}, 404);
    }),
    worlds,
    tabs: { tell: (message) => told.push(message), listen: (listener) => (hear = listener) },
    leaveFor: (address) => left.push(address),
    reload: () => (reloads += 1),
    guessTimeZone: () => 'Europe/Vienna',
    sisterLoginAddress: undefined,
    ...options,
  });
  return {
    keeper,
    worlds,
    service,
    calls,
    told,
    left,
    reloads: () => reloads,
    hear: (message: TabMessage) => hear(message),
    session: () => worlds.current().store.get(sessionAtom),
  };
}

describe('Starting', () => {
  test('asks once, lets the person in and tells the other tabs who it is', async () => {
    const { keeper, session, calls, told } = setUp({ getMe: () => me() });
    await keeper.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { email: 'ada@acme.example' } });
    expect(calls).toEqual(['getMe']);
    expect(told).toEqual([{ kind: 'identity', identity: '9:1' }]);
  });

  test('says nothing to other tabs for nobody', async () => {
    const { keeper, session, told } = setUp({ getMe: () => json({}, 401) });
    await keeper.start();
    expect(session()).toEqual({ state: 'anonymous' });
    expect(told).toEqual([]);
  });

  test('after a failure can be done again', async () => {
    const { keeper, session, service } = setUp({ getMe: () => json({ detail: 'Down.' }, 501) });
    await keeper.start();
    expect(session()).toMatchObject({ state: 'unavailable', problem: { status: 501, detail: 'Down.' } });
    service['getMe'] = () => me();
    await keeper.start();
    expect(session().state).toBe('signedIn');
  });
});

describe('Signing in', () => {
  const credentials = { email: 'ada@acme.example', password: 'correct horse' };
  const opened = () => new Response(null, { status: 204 });

  test('opens a session, and asks whose it is', async () => {
    const { keeper, session, calls } = setUp({ login: opened, getMe: () => me() });
    await expect(keeper.signIn(credentials)).resolves.toMatchObject({ state: 'signedIn' });
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
    const { keeper } = setUp(answers);
    await expect(keeper.signIn(credentials)).rejects.toMatchObject({ problem });
  });

  test.each([
    ['Email is not verified', 'unverified'],
    ['This client is inactive.', 'inactive'],
  ])('with an account of which the service says %j lets in that far', async (detail, state) => {
    const { keeper, session } = setUp({ login: () => json({ detail }, 403) });
    await expect(keeper.signIn(credentials)).resolves.toEqual({ state });
    expect(session()).toEqual({ state });
  });
});

describe('A person without a time zone', () => {
  test('gets the one of the browser, saved once', async () => {
    const bodies: unknown[] = [];
    let saved: string | null = null;
    const { keeper, session, calls } = setUp({
      getMe: () => me({ time_zone: saved }),
      updateMe: ({ body }) => {
        bodies.push(JSON.parse(body ?? ''));
        saved = 'Europe/Vienna';
        return me({ time_zone: saved });
      },
    });
    await keeper.start();
    await keeper.start();
    await expect.poll(session).toMatchObject({ user: { timeZone: 'Europe/Vienna' } });
    expect(bodies).toEqual([{ time_zone: 'Europe/Vienna' }]);
    expect(calls.filter((name) => name === 'updateMe')).toHaveLength(1);
  });

  test('is let in although it could not be saved', async () => {
    const { keeper, session } = setUp({
      getMe: () => me({ time_zone: null }),
      updateMe: () => json({}, 500),
    });
    await keeper.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { timeZone: null } });
  });

  test('with one, nothing is saved', async () => {
    const { keeper, calls } = setUp({ getMe: () => me() });
    await keeper.start();
    expect(calls).toEqual(['getMe']);
  });
});

describe('A stored 401', () => {
  const withStored401 = async (answer: Answer) => {
    const set = setUp({ getMe: () => me() });
    await set.keeper.start();
    const { store } = set.worlds.current();
    store.set(recordProblemAtom, 'listPipelines', { kind: 'list', problem: { kind: 'http', status: 401 } });
    set.service['getMe'] = answer;
    await set.keeper.verify();
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

describe('Signing out', () => {
  const signedIn = async (answers: Record<string, Answer>, options?: Partial<SessionKeeperOptions>) => {
    const set = setUp({ getMe: () => me(), ...answers }, options);
    await set.keeper.start();
    queryClientOf(set.worlds.current()).setQueryData(['pipeline'], 'secret');
    set.told.length = 0;
    await set.keeper.signOut();
    return set;
  };

  test('tells the service and the other tabs, forgets, and leaves for the landing', async () => {
    const { calls, told, left, worlds } = await signedIn({
      logout: () => new Response(null, { status: 204 }),
    });
    expect(calls).toContain('logout');
    expect(told).toEqual([{ kind: 'signedOut' }]);
    expect(left).toEqual([signedOutAddress]);
    expect(queryClientOf(worlds.current()).getQueryCache().getAll()).toHaveLength(0);
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
    const { left, told, session, worlds, service, keeper } = await signedIn({ logout });
    expect(session()).toEqual({ state: 'anonymous' });
    expect(queryClientOf(worlds.current()).getQueryCache().getAll()).toHaveLength(0);
    expect(worlds.current().store.get(unfinishedSignOutAtom)).toMatchObject({ detail: signedOutHereOnly });
    expect([left, told]).toEqual([[], []]);
    service['logout'] = () => new Response(null, { status: 204 });
    await keeper.signOut();
    expect(left).toEqual([signedOutAddress]);
  });
});

describe('Another tab', () => {
  test('that signs out takes this one with it', async () => {
    const { hear, left } = setUp({});
    hear({ kind: 'signedOut' });
    expect(left).toEqual([signedOutAddress]);
  });

  test('with another person makes this one start again, with the same it does not', async () => {
    const { keeper, hear, reloads } = setUp({ getMe: () => me() });
    hear({ kind: 'identity', identity: '9:2' });
    expect(reloads()).toBe(0);
    await keeper.start();
    hear({ kind: 'identity', identity: '9:1' });
    expect(reloads()).toBe(0);
    hear({ kind: 'identity', identity: '9:2' });
    expect(reloads()).toBe(1);
  });
});
