import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepTrying } from './keepTrying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that does not come the first `failures` times. */
function setUp(failures: number) {
  const askedAt: number[] = [];
  const used: string[] = [];
  const begun = Date.now();
  const trying = keepTrying(
    async () => {
      askedAt.push((Date.now() - begun) / 1_000);
      if (askedAt.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return 'code';
    },
    (code) => used.push(code),
  );
  return { trying, askedAt, used };
}

test('code that does not come is asked for again after growing pauses, until it is there', async () => {
  const { askedAt, used } = setUp(6);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askedAt).toEqual([0, 1, 4, 13, 40, 70, 100]);
  expect(used).toEqual(['code']);
});

test('a pause can be cut short, and a try under way is not made twice', async () => {
  const { trying, askedAt, used } = setUp(3);
  trying.now();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(askedAt).toEqual([0, 1, 4]);
  trying.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(askedAt).toEqual([0, 1, 4, 5]);
  trying.now();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askedAt).toHaveLength(4);
  expect(used).toEqual(['code']);
});

test('once stopped it asks no more, and what comes late is used by nobody', async () => {
  const failing = setUp(9);
  await vi.advanceTimersByTimeAsync(0);
  failing.trying.stop();
  failing.trying.now();
  const late = setUp(0);
  late.trying.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(failing.askedAt).toEqual([0]);
  expect(late.used).toEqual([]);
});
