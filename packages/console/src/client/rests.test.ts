import {
  createPipeline,
  listPipelines,
  listSources,
  login,
  testSourceConnection,
} from '@millrace/ui/contract';
import { problemOf, type Problem } from '@millrace/ui/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createRests } from './rests.ts';

const refusal = (retryAfterMs?: number): Problem => ({
  kind: 'http',
  status: 429,
  detail: 'Slow down.',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** The refusal that a call meets before it is made, if it does. */
function refusalOf(rests: ReturnType<typeof createRests>, call: typeof listPipelines): Problem | undefined {
  try {
    rests.check(call);
    return undefined;
  } catch (thrown) {
    return problemOf(thrown);
  }
}

describe('A read that was refused for a while', () => {
  test('is not made before the while is over, whenever it is asked for', () => {
    fc.assert(
      fc.property(fc.nat(120_000), fc.array(fc.nat(30_000)), (retryAfterMs, waits) => {
        let now = 0;
        const rests = createRests(() => now);
        rests.learn(listPipelines, refusal(retryAfterMs));
        for (const wait of waits) {
          now += wait;
          const left = retryAfterMs - now;
          expect(refusalOf(rests, listPipelines)).toEqual(left > 0 ? refusal(left) : undefined);
        }
      }),
    );
  });

  test('holds back no other', () => {
    const rests = createRests(() => 0);
    rests.learn(listPipelines, refusal(30_000));
    expect(() => rests.check(listSources)).not.toThrow();
  });
});

describe('Without a word from the service', () => {
  test.each([
    ['a write', createPipeline, 5_000],
    ['a sign-in', login, 30_000],
    ['a probe', testSourceConnection, undefined],
    ['a read', listPipelines, undefined],
  ] as const)('%s rests as long as we think right', (_, call, retryAfterMs) => {
    expect(createRests(() => 0).learn(call, refusal()).retryAfterMs).toBe(retryAfterMs);
  });

  test('only too many requests make it rest', () => {
    const problem: Problem = { kind: 'http', status: 500 };
    expect(createRests(() => 0).learn(createPipeline, problem)).toBe(problem);
  });
});

test('a write is never held back: a person asks for it, and is shown the time', () => {
  const rests = createRests(() => 0);
  expect(rests.learn(createPipeline, refusal(60_000)).retryAfterMs).toBe(60_000);
  expect(() => rests.check(createPipeline)).not.toThrow();
});
