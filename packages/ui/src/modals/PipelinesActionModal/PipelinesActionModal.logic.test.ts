import { describe, expect, it } from 'vitest';
import { toId } from '../../domain/entities/id.ts';
import { summarise, type ActionOutcome } from './PipelinesActionModal.logic.ts';

const three = [1, 2, 3].map((id) => ({ id: toId<'pipeline'>(id) }));
const outcomes = (...states: ActionOutcome['state'][]) =>
  new Map(
    states.map((state, index): [number, ActionOutcome] => [
      index + 1,
      state === 'failed' ? { state, problem: { kind: 'network' } } : { state },
    ]),
  );

describe('summarise', () => {
  it('is neither pending nor finished before it is confirmed', () => {
    expect(summarise(three, new Map())).toMatchObject({ isPending: false, isFinished: false });
  });

  it('is pending until each has its outcome', () => {
    expect(summarise(three, outcomes('done', 'pending', 'pending'))).toMatchObject({ isPending: true });
    expect(summarise(three, outcomes('done'))).toMatchObject({ isPending: true, isFinished: false });
  });

  it('counts what was done and what was not', () => {
    expect(summarise(three, outcomes('done', 'done', 'done')).sentence).toBe('Done for 3 pipelines.');
    expect(summarise(three, outcomes('done', 'failed', 'done'))).toEqual({
      isPending: false,
      isFinished: true,
      sentence: 'Done for 2 of 3 pipelines. The rest stay selected.',
    });
  });
});
