import { describe, expect, test } from 'vitest';

import { recordProblemAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { json, me, setUp, type Answer } from './sessionManager.test.data.ts';

describe('Starting', () => {
  test('reads the session once, admits it and notifies the other tabs of its owner', async () => {
    const { sessionManager, session, calls, notified } = setUp({ getMe: () => me() });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { email: 'ada@acme.example' } });
    expect(calls).toEqual(['getMe']);
    expect(notified).toEqual([{ kind: 'identity', identity: '9:1' }]);
  });

  test('shows no session before the page is rendered', async () => {
    const { promise: whenShown, resolve: show } = Promise.withResolvers<void>();
    const { sessionManager, session, calls } = setUp({ getMe: () => me() }, { whenShown });
    const started = sessionManager.start();
    await expect.poll(() => calls).toEqual(['getMe']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session().state).toBe('booting');
    show();
    await started;
    expect(session().state).toBe('signedIn');
  });

  test('does not notify other tabs if nobody is signed in', async () => {
    const { sessionManager, session, notified } = setUp({ getMe: () => json({}, 401) });
    await sessionManager.start();
    expect(session()).toEqual({ state: 'anonymous' });
    expect(notified).toEqual([]);
  });

  test('can be retried after a failure', async () => {
    const { sessionManager, session, service } = setUp({ getMe: () => json({ detail: 'Down.' }, 501) });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'unavailable', problem: { status: 501, detail: 'Down.' } });
    service['getMe'] = () => me();
    await sessionManager.start();
    expect(session().state).toBe('signedIn');
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

  test('is confirmed when the session has ended', async () => {
    expect((await withStored401(() => json({}, 401))).stored).toBe('verified');
  });

  test('is confirmed when another person is signed in now', async () => {
    expect((await withStored401(() => me({ id: 2 }))).stored).toBe('verified');
  });

  test('is cleared when the same person is signed in', async () => {
    const { stored, session } = await withStored401(() => me());
    expect(stored).toBe('none');
    expect(session().state).toBe('signedIn');
  });

  test('is cleared when the session can’t be read', async () => {
    const { stored, session } = await withStored401(() => json({}, 501));
    expect(stored).toBe('none');
    expect(session().state).toBe('signedIn');
  });
});
