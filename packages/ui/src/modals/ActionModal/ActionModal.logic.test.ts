import { describe, expect, it, test } from 'vitest';
import { pipelineEntity } from '../../domain/pipelines/pipelineActions.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { describeAnswer, retryOf, summarise, type ActionOutcome } from './ActionModal.logic.ts';

const three = [1, 2, 3].map((id) => ({ id }));
const outcomes = (...states: ActionOutcome['state'][]) =>
  new Map(
    states.map((state, index): [number, ActionOutcome] => [
      index + 1,
      state === 'failed' ? { state, problem: { kind: 'network' } } : { state },
    ]),
  );

describe('summarise', () => {
  it('is neither pending nor finished before it is confirmed', () => {
    expect(summarise('pipeline', three, new Map())).toMatchObject({ isPending: false, isFinished: false });
  });

  it('is pending until every item has an outcome', () => {
    expect(summarise('pipeline', three, outcomes('done', 'pending', 'pending'))).toMatchObject({
      isPending: true,
    });
    expect(summarise('pipeline', three, outcomes('done'))).toMatchObject({
      isPending: true,
      isFinished: false,
    });
  });

  it('counts succeeded and failed items', () => {
    expect(summarise('source', three, outcomes('done', 'done', 'done')).sentence).toBe('Done for 3 sources.');
    expect(summarise('pipeline', three, outcomes('done', 'failed', 'done'))).toEqual({
      isPending: false,
      isFinished: true,
      doneCount: 2,
      sentence: 'Done for 2 of 3 pipelines. The rest stay selected.',
    });
    expect(summarise('pipeline', three.slice(0, 1), outcomes('failed')).sentence).toBe(
      'The pipeline was not changed.',
    );
  });
});

it('repeats the verb on the button, with a number for several items', () => {
  expect(describeAnswer(pipelineEntity, 'archive', 1)).toBe('Archive pipeline');
  expect(describeAnswer(pipelineEntity, 'archive', 2)).toBe('Archive 2 pipelines');
});

describe('what can be tried again', () => {
  const failedWith = (problem: Problem) =>
    retryOf([{ id: 1 }], new Map([[1, { state: 'failed', problem }]])).items;

  test.each([408, 425, 429, 500, 502, 503, 504, 599])('a refusal with %i passes', (status) => {
    expect(failedWith({ kind: 'http', status })).toEqual([{ id: 1 }]);
  });

  test.each([400, 401, 403, 404, 409, 410, 422])('a refusal with %i is final', (status) => {
    expect(failedWith({ kind: 'http', status })).toEqual([]);
  });

  test.each(['offline', 'network', 'timeout', 'html', 'json'] as const)(
    'a failure of the kind %s passes',
    (kind) => {
      expect(failedWith({ kind, isOutcomeUnknown: true })).toEqual([{ id: 1 }]);
    },
  );

  test('waits for the longest time that was asked for, and leaves out what is done', () => {
    const failed = (retryAfterMs: number) =>
      ({ state: 'failed', problem: { kind: 'http', status: 429, retryAfterMs } }) as const;
    const { items, wait } = retryOf(
      [{ id: 1 }, { id: 2 }, { id: 3 }],
      new Map<number, ActionOutcome>([
        [1, { state: 'done' }],
        [2, failed(2_000)],
        [3, failed(5_000)],
      ]),
    );
    expect(items).toEqual([{ id: 2 }, { id: 3 }]);
    expect(wait).toEqual({ retryAfterMs: 5_000 });
  });
});
