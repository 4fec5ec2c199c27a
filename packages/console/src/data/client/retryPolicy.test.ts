import type { CallKind } from '@millrace/ui/contract';
import type { Problem, ProblemKind } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { retryBounds, retryDelay } from './retryPolicy.ts';
import { timeLimits } from './timeLimits.ts';

const kinds = Object.keys(timeLimits) as CallKind[];
const never: readonly CallKind[] = kinds.filter(
  (kind) => !['session', 'list', 'detail', 'series', 'auxiliary', 'channel'].includes(kind),
);
const problemKinds: readonly ProblemKind[] = [
  'offline',
  'network',
  'timeout',
  'aborted',
  'cancelled',
  'http',
  'html',
  'json',
  'schema',
  'bug',
];

const problems: fc.Arbitrary<Problem> = fc.record(
  {
    kind: fc.constantFrom(...problemKinds),
    status: fc.constantFrom(400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504),
    retryAfterMs: fc.integer({ min: 0, max: 60_000 }),
  },
  { requiredKeys: ['kind'] },
);

interface Run {
  readonly attempts: number;
  /** When each attempt began, in virtual milliseconds. */
  readonly startedAt: readonly number[];
  readonly delays: readonly number[];
}

/** Simulates a call that fails the same way each time, each attempt taking `tookMs`, in virtual time. */
function play(kind: CallKind, problem: Problem, tookMs: number, chance: () => number): Run {
  let now = 0;
  const startedAt = [0];
  const delays: number[] = [];
  for (let count = 0; ; count += 1) {
    now += tookMs;
    const delay = retryDelay({ kind, problem, count, elapsedMs: now, chance: chance() });
    if (delay === null) return { attempts: startedAt.length, startedAt, delays };
    now += delay;
    delays.push(delay);
    startedAt.push(now);
  }
}

const run = fc.record({
  kind: fc.constantFrom(...kinds),
  problem: problems,
  tookMs: fc.integer({ min: 0, max: 10_000 }),
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('For every kind of failure', () => {
  test('there are at most two retries, and none begins after the budget', () => {
    fc.assert(
      fc.property(run, ({ kind, problem, tookMs, chance }) => {
        const { attempts, startedAt } = play(kind, problem, tookMs, () => chance);
        expect(attempts).toBeLessThanOrEqual(1 + retryBounds.repeats);
        for (const at of startedAt) expect(at).toBeLessThanOrEqual(retryBounds.budgetMs);
      }),
    );
  });

  test('no retry is earlier than `Retry-After`', () => {
    fc.assert(
      fc.property(run, ({ kind, problem, tookMs, chance }) => {
        for (const delay of play(kind, problem, tookMs, () => chance).delays) {
          expect(delay).toBeGreaterThanOrEqual(problem.retryAfterMs ?? 0);
        }
      }),
    );
  });

  test('a delay without `Retry-After` stays below its ceiling', () => {
    fc.assert(
      fc.property(run, ({ kind, problem, tookMs, chance }) => {
        const silent = { ...problem, retryAfterMs: undefined };
        play(kind, silent, tookMs, () => chance).delays.forEach((delay, count) => {
          expect(delay).toBeLessThanOrEqual(retryBounds.firstDelayMs * 2 ** count);
        });
      }),
    );
  });

  test.each(never)('a call of kind %s is never retried', (kind) => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(play(kind, problem, 0, () => 0).attempts).toBe(1);
      }),
    );
  });
});

describe('A list that fails at once', () => {
  test.each([
    ['network', undefined, 3],
    ['timeout', undefined, 3],
    ['json', undefined, 2],
    ['html', undefined, 1],
    ['schema', undefined, 1],
    ['bug', undefined, 1],
    ['offline', undefined, 1],
    ['aborted', undefined, 1],
    ['http', 400, 1],
    ['http', 401, 1],
    ['http', 403, 1],
    ['http', 404, 1],
    ['http', 429, 3],
    ['http', 500, 2],
    ['http', 502, 3],
    ['http', 503, 3],
    ['http', 504, 3],
  ] as const)('with %s %s makes %i requests', (kind, status, attempts) => {
    expect(play('list', { kind, status }, 0, () => 0.5).attempts).toBe(attempts);
  });

  test('retries after a `Retry-After` of ten seconds, not of eleven', () => {
    const asking = (retryAfterMs: number): Problem => ({ kind: 'http', status: 503, retryAfterMs });
    expect(play('list', asking(10_000), 0, () => 0).attempts).toBe(3);
    expect(play('list', asking(11_000), 0, () => 0).attempts).toBe(1);
  });

  test('stops at the budget if responses are slow and ask for delays', () => {
    const slow: Problem = { kind: 'http', status: 503, retryAfterMs: 10_000 };
    expect(play('list', slow, 9_000, () => 0).attempts).toBe(2);
  });
});
