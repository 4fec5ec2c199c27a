import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createSemaphore } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const most = 6;

/** Somebody who asks after `comesAfterMs`, works for `worksMs`, and goes home after `patienceMs` without a place. */
const visitor = fc.record({
  comesAfterMs: fc.nat(1_000),
  worksMs: fc.nat(5_000),
  patienceMs: fc.option(fc.nat(5_000)),
  isUrgent: fc.boolean(),
});

describe('Whoever asks whenever', () => {
  test('no more than six work at once, and everybody gets a place or has gone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visitor, { maxLength: 40 }), async (visitors) => {
        const semaphore = createSemaphore(most);
        let working = 0;
        let highest = 0;
        const ends = visitors.map(async ({ comesAfterMs, worksMs, patienceMs, isUrgent }) => {
          await new Promise((resolve) => setTimeout(resolve, comesAfterMs));
          const home = new AbortController();
          if (patienceMs !== null) setTimeout(() => home.abort(), patienceMs);
          try {
            const release = await semaphore.acquire({ isUrgent, signal: home.signal });
            working += 1;
            highest = Math.max(highest, working);
            await new Promise((resolve) => setTimeout(resolve, worksMs));
            working -= 1;
            release();
            return 'served';
          } catch {
            return 'gone';
          }
        });
        await vi.runAllTimersAsync();
        const outcomes = await Promise.all(ends);
        expect(highest).toBeLessThanOrEqual(most);
        const patient = outcomes.filter((_, index) => visitors[index]?.patienceMs === null);
        expect(patient.filter((outcome) => outcome !== 'served')).toEqual([]);
        // Every place is free again.
        await Promise.all(Array.from({ length: most }, () => semaphore.acquire()));
      }),
    );
  });

  test('those who wait come in their order, urgent ones first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), async (urgent) => {
        const semaphore = createSemaphore(1);
        const served: number[] = [];
        const first = await semaphore.acquire();
        const ends = urgent.map(async (isUrgent, index) => {
          const release = await semaphore.acquire({ isUrgent });
          served.push(index);
          release();
        });
        first();
        await Promise.all(ends);
        const numbers = urgent.map((_, index) => index);
        const expected = [true, false].flatMap((wanted) =>
          numbers.filter((index) => urgent[index] === wanted),
        );
        expect(served).toEqual(expected);
      }),
    );
  });
});

test('whoever has left before asking gets no place, and takes none away', async () => {
  const semaphore = createSemaphore(1);
  await expect(semaphore.acquire({ signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect(semaphore.acquire()).resolves.toBeTypeOf('function');
});
