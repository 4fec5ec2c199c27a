import { describe, expect, it } from 'vitest';
import { pipelineEntity } from '../../domain/entities/pipelineActions.ts';
import { describeAnswer, summarise, type ActionOutcome } from './ActionModal.logic.ts';

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
