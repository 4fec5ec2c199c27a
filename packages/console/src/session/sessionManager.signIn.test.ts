import { ProblemError } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { recordProblemAtom, sessionRenewedAtAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { queryClientOf } from '../data/queryClient.ts';
import { notSignedInYet, sessionNotKept } from './sentences.ts';
import { json, me, setUp, type Answer } from './sessionManager.test.data.ts';

const credentials = { email: 'ada@acme.example', password: 'correct horse' };

describe('Signing in', () => {
  const opened = () => new Response(null, { status: 204 });

  test('opens a session, then reads it', async () => {
    const { sessionManager, session, service, calls } = setUp({
      login: opened,
      getMe: () => json({}, 401),
    });
    await sessionManager.start();
    service['getMe'] = () => me();
    calls.length = 0;
    await expect(sessionManager.signIn(credentials)).resolves.toMatchObject({ state: 'signedIn' });
    expect(calls).toEqual(['login', 'getMe']);
    expect(session().state).toBe('signedIn');
  });

  test.each([
    ['has not begun', () => undefined],
    ['has not ended', (start: () => Promise<unknown>) => void start()],
  ])('waits for the first read if it %s, because that sets the CSRF token (A-27)', async (_, prepare) => {
    const { sessionManager, calls } = setUp({ login: opened, getMe: () => me() });
    prepare(sessionManager.start);
    await sessionManager.signIn(credentials);
    expect(calls).toEqual(['getMe', 'login', 'getMe']);
  });

  test.each([
    [
      'the credentials are wrong',
      { login: () => json({ detail: 'No.' }, 400) },
      { status: 400, detail: 'No.' },
    ],
    [
      'the service refuses them',
      { login: () => json({ detail: 'No.' }, 401) },
      { status: 401, detail: 'No.' },
    ],
    [
      'the browser keeps no cookie',
      { login: opened, getMe: () => json({}, 401) },
      { detail: sessionNotKept },
    ],
    ['the session cannot be read', { login: opened, getMe: () => json({}, 501) }, { status: 501 }],
  ])('is a problem when %s', async (_, answers: Record<string, Answer>, problem) => {
    const { sessionManager } = setUp(answers);
    await expect(sessionManager.signIn(credentials)).rejects.toMatchObject({ problem });
  });

  test.each([
    ['Email is not verified', 'unverified'],
    ['This client is inactive.', 'inactive'],
  ])('when the service says %j, leads to the state %j', async (detail, state) => {
    const { sessionManager, session } = setUp({ login: () => json({ detail }, 403) });
    await expect(sessionManager.signIn(credentials)).resolves.toEqual({ state });
    expect(session()).toEqual({ state });
  });
});

describe('Signing in again over the page', () => {
  /** A page whose session has ended, with cached data. */
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

  test('continues where the same person was', async () => {
    const { sessionManager, isSame, stored, scope } = await ended();
    expect(stored()).toBe('verified');
    await sessionManager.signIn(credentials);
    expect(isSame()).toBe(true);
    expect(stored()).toBe('none');
    expect(scope.store.get(sessionRenewedAtAtom)).toBeGreaterThan(0);
  });

  test('as another person clears the first person’s data', async () => {
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

  test('can be cancelled, which discards the page and starts again', async () => {
    const { sessionManager, left, scope } = await ended();
    await sessionManager.leave();
    expect(left).toEqual(['/']);
    expect(queryClientOf(scope).getQueryCache().getAll()).toHaveLength(0);
  });

  test('in another tab is noticed', async () => {
    const { receive, isSame, stored } = await ended();
    receive({ kind: 'identity', identity: '9:1' });
    await expect.poll(stored).toBe('none');
    expect(isSame()).toBe(true);
  });

  test('elsewhere can be checked, and is a problem until it has happened', async () => {
    const { sessionManager, service, isSame, stored } = await ended({ getMe: () => json({}, 401) });
    await expect(sessionManager.resume()).rejects.toMatchObject({ problem: { detail: notSignedInYet } });
    expect(isSame()).toBe(true);
    service['getMe'] = () => me();
    await sessionManager.resume();
    expect(stored()).toBe('none');
  });
});
