import { listPipelines, listSources } from '@millrace/ui/contract';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createCooldowns } from './cooldowns.ts';

const refusal = (retryAfterMs?: number): Problem => ({
  kind: 'http',
  status: 429,
  detail: 'Slow down.',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** Counted reads of a service that refuses the first one with `problem`. */
function setUp(problem: Problem) {
  let now = 0;
  let reads = 0;
  const cooldowns = createCooldowns(() => now);
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new ProblemError(problem);
    return 'rows';
  };
  const ask = (call = listPipelines) =>
    cooldowns.around(call, read).catch((thrown: unknown) => problemOf(thrown));
  return { ask, reads: () => reads, pass: (ms: number) => (now += ms), cooldowns, read };
}

describe('A read that was refused with `Retry-After`', () => {
  test('makes no request before that time, however it is triggered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120_000 }),
        fc.array(fc.nat(30_000)),
        async (retryAfterMs, waits) => {
          const { ask, reads, pass } = setUp(refusal(retryAfterMs));
          expect(await ask()).toEqual(refusal(retryAfterMs));
          let passed = 0;
          for (const wait of waits) {
            passed = pass(wait);
            const before = reads();
            const isOver = passed >= retryAfterMs;
            expect(await ask()).toEqual(isOver ? 'rows' : refusal(retryAfterMs - passed));
            expect(reads() - before).toBe(isOver ? 1 : 0);
          }
        },
      ),
    );
  });

  test('does not delay other reads', async () => {
    const { ask, cooldowns, read } = setUp(refusal(30_000));
    await ask();
    await expect(cooldowns.around(listSources, read)).resolves.toBe('rows');
  });
});

test('without `Retry-After` is made again at once', async () => {
  const { ask } = setUp(refusal());
  expect(await ask()).toEqual(refusal());
  expect(await ask()).toBe('rows');
});
