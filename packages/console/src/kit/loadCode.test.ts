import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadInBackground } from './loadCode.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that fails to load the first `failures` times. */
function setUp(failures: number) {
  const requestedAt: number[] = [];
  const used: string[] = [];
  const startedAt = Date.now();
  const retrying = loadInBackground(
    async () => {
      requestedAt.push((Date.now() - startedAt) / 1_000);
      if (requestedAt.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return 'code';
    },
    (code) => used.push(code),
  );
  return { retrying, requestedAt, used };
}

test('failed code is requested again after increasing pauses', async () => {
  const { requestedAt, used } = setUp(6);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requestedAt).toEqual([0, 1, 4, 13, 40, 70, 100]);
  expect(used).toEqual(['code']);
});

test('`now` ends a pause, or skips the next one if a request is in flight', async () => {
  const { retrying, requestedAt, used } = setUp(3);
  retrying.now();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requestedAt).toEqual([0, 0, 3]);
  retrying.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(requestedAt).toEqual([0, 0, 3, 5]);
  retrying.now();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requestedAt).toHaveLength(4);
  expect(used).toEqual(['code']);
});

test('after `stop` nothing is requested, and code that arrives late is not used', async () => {
  const failing = setUp(9);
  await vi.advanceTimersByTimeAsync(0);
  failing.retrying.stop();
  failing.retrying.now();
  const late = setUp(0);
  late.retrying.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(failing.requestedAt).toEqual([0]);
  expect(late.used).toEqual([]);
});
