import { createClient, getMe, logout } from '@millrace/ui/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Presence } from './presence.ts';
import { callRepeatedly } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const always = (status: number) => {
  let requests = 0;
  const client = createClient(async () => {
    requests += 1;
    return new Response('{}', { status });
  });
  return { client, requests: () => requests };
};

const here: Presence = { isPresent: () => true, subscribe: () => () => undefined };

/** A page that can be hidden and shown. */
function createVisitor(isPresent = true) {
  const listeners = new Set<() => void>();
  const presence: Presence = {
    isPresent: () => isPresent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (next: boolean) => {
    isPresent = next;
    for (const listener of listeners) listener();
  };
  return { presence, set, listeners };
}

test.each([
  [503, 3],
  [500, 2],
  [401, 1],
])('a session read answered with %i makes %i requests', async (status, attempts) => {
  const { client, requests } = always(status);
  const outcome = callRepeatedly(client, getMe, {}, { presence: here }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toMatchObject({ problem: { status } });
  expect(requests()).toBe(attempts);
});

test('a write is made once', async () => {
  const { client, requests } = always(503);
  await expect(callRepeatedly(client, logout, {}, { presence: here })).rejects.toMatchObject({
    problem: { status: 503 },
  });
  expect(requests()).toBe(1);
});

test('a retry waits until the page is visible and online, and is then made once', async () => {
  const { client, requests } = always(503);
  const { presence, set, listeners } = createVisitor(false);
  const outcome = callRepeatedly(client, getMe, {}, { presence }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests()).toBe(1);
  set(true);
  await vi.advanceTimersByTimeAsync(120_000);
  // The retry budget has run out by now. Only the waiting retry was made.
  expect(requests()).toBe(2);
  expect(await outcome).toMatchObject({ problem: { status: 503 } });
  expect(listeners.size).toBe(0);
});

test('hiding and showing the page never causes two retries for one failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 20 }), async (visits) => {
      const { client, requests } = always(503);
      const { presence, set } = createVisitor();
      // Without a delay, two retries would happen at the same time.
      const options = { presence, random: () => 0.5 };
      const outcome = callRepeatedly(client, getMe, {}, options).catch((error: unknown) => error);
      for (const [passes, isPresent] of visits) {
        await vi.advanceTimersByTimeAsync(passes);
        const before = requests();
        set(isPresent);
        await vi.advanceTimersByTimeAsync(0);
        expect(requests() - before).toBeLessThanOrEqual(isPresent ? 1 : 0);
      }
      set(true);
      await vi.advanceTimersByTimeAsync(60_000);
      await outcome;
      expect(requests()).toBeLessThanOrEqual(3);
    }),
  );
});
