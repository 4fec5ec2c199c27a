import { describe, expect, test } from 'vitest';

import { queryClientOf } from '../data/queryClient.ts';
import { signedOutHereOnly } from './sentences.ts';
import { json, me, setUp, type Answer } from './sessionManager.test.data.ts';
import type { SessionManagerOptions } from './sessionManager.ts';
import { unfinishedSignOutAtom } from './sessionState.ts';
import { signedOutAddress } from './signedOutParam.ts';

describe('Signing out', () => {
  const signedIn = async (answers: Record<string, Answer>, options?: Partial<SessionManagerOptions>) => {
    const set = setUp({ getMe: () => me(), ...answers }, options);
    await set.sessionManager.start();
    queryClientOf(set.scopes.current()).setQueryData(['pipeline'], 'secret');
    set.notified.length = 0;
    await set.sessionManager.signOut();
    return set;
  };

  test('notifies the service and the other tabs, clears the data, and opens the landing page', async () => {
    const { calls, notified, left, scopes } = await signedIn({
      logout: () => new Response(null, { status: 204 }),
    });
    expect(calls).toContain('logout');
    expect(notified).toEqual([{ kind: 'signedOut' }]);
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

  test('of a session that has already ended succeeds', async () => {
    const { left } = await signedIn({ logout: () => json({}, 401) });
    expect(left).toEqual([signedOutAddress]);
  });

  test.each([
    ['the network fails', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['the service fails', () => json({}, 500)],
    ['the token is refused', () => json({ detail: 'CSRF Failed' }, 403)],
  ])('when %s clears the page and says that the service was not notified', async (_, logout) => {
    const { left, notified, session, scopes, service, sessionManager } = await signedIn({ logout });
    expect(session()).toEqual({ state: 'anonymous' });
    expect(queryClientOf(scopes.current()).getQueryCache().getAll()).toHaveLength(0);
    expect(scopes.current().store.get(unfinishedSignOutAtom)).toMatchObject({ detail: signedOutHereOnly });
    expect([left, notified]).toEqual([[], []]);
    service['logout'] = () => new Response(null, { status: 204 });
    await sessionManager.signOut();
    expect(left).toEqual([signedOutAddress]);
  });
});
