import { describe, expect, test } from 'vitest';

import { queryClientOf } from '../data/queryClient.ts';
import { me, setUp } from './sessionManager.test.data.ts';
import { signedOutAddress } from './signedOutParam.ts';

describe('Another tab', () => {
  test('that signs out also signs this one out', async () => {
    const { sessionManager, receive, left, scopes } = setUp({ getMe: () => me() });
    await sessionManager.start();
    const first = queryClientOf(scopes.current());
    first.setQueryData(['pipeline'], 'secret');
    receive({ kind: 'signedOut' });
    // Cleared at once, before the next document loads, so that no leave question opens.
    expect(first.getQueryCache().getAll()).toHaveLength(0);
    await expect.poll(() => left).toEqual([signedOutAddress]);
  });

  test('with another person restarts this one; with the same person it does not (T-05)', async () => {
    const { sessionManager, receive, reloads } = setUp({ getMe: () => me() });
    receive({ kind: 'identity', identity: '9:2' });
    expect(reloads()).toBe(0);
    await sessionManager.start();
    receive({ kind: 'identity', identity: '9:1' });
    expect(reloads()).toBe(0);
    receive({ kind: 'identity', identity: '9:2' });
    await expect.poll(reloads).toBe(1);
  });
});
