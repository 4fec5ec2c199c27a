import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClientOf } from '../data/queryClient.ts';
import { unusedClient } from '../data/unusedClient.test.data.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { ada } from '../session/user.test.data.ts';
import { pollWithoutLive } from './poll.ts';
import { realtimeAtom } from './realtimeState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A scope with one active query, which is read `reads` times. */
async function setUp() {
  const scope = createSessionScopes(unusedClient).admit({ state: 'signedIn', user: ada });
  let reads = 0;
  const shown = new QueryObserver(queryClientOf(scope), { queryKey: ['shown'], queryFn: () => (reads += 1) });
  shown.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const end = pollWithoutLive(scope);
  return { scope, end, reads: () => reads };
}

test.each(['paused', 'unavailable'] as const)(
  'while live updates are %s, active queries are refetched about every half minute',
  async (state) => {
    const { scope, reads } = await setUp();
    scope.store.set(realtimeAtom, state);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reads()).toBeGreaterThanOrEqual(1 + 3);
    expect(reads()).toBeLessThanOrEqual(1 + 4);
  },
);

test.each(['live', 'connecting', 'off'] as const)('no request is made while they are %s', async (state) => {
  const { scope, reads } = await setUp();
  scope.store.set(realtimeAtom, 'paused');
  await vi.advanceTimersByTimeAsync(10_000);
  scope.store.set(realtimeAtom, state);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(1);
});

test('a hidden page makes no request', async () => {
  const { scope, reads } = await setUp();
  focusManager.setFocused(false);
  scope.store.set(realtimeAtom, 'paused');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(1);
});

test('no request is made after it has ended', async () => {
  const { scope, end, reads } = await setUp();
  scope.store.set(realtimeAtom, 'paused');
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(1);
});
