import { describe, expect, it } from 'vitest';
import { toId } from '../../domain/entities/id.ts';
import { describeRoute, finishedTitle, summarise, type ActionOutcome } from './PipelinesActionModal.logic.ts';

const three = [1, 2, 3].map((id) => ({ id: toId<'pipeline'>(id), name: `Pipeline ${id}` }));
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

describe('finishedTitle', () => {
  it('names the one, and counts the many', () => {
    expect(finishedTitle('archive', three.slice(0, 1), outcomes('done'))).toBe('“Pipeline 1” is archived');
    expect(finishedTitle('archive', three, outcomes('done', 'done', 'done'))).toBe(
      '3 pipelines are archived',
    );
  });

  it('says of what takes its time that it has begun', () => {
    expect(finishedTitle('pause', three, outcomes('done', 'done', 'done'))).toBe('3 pipelines are pausing');
    expect(finishedTitle('resume', three.slice(0, 1), outcomes('done'))).toBe('“Pipeline 1” is starting');
  });

  it('never says more than was done', () => {
    expect(finishedTitle('restore', three, outcomes('failed', 'done', 'failed'))).toBe(
      '1 of 3 pipelines is restored',
    );
    expect(finishedTitle('pause', three, outcomes('failed', 'failed', 'failed'))).toBe('Nothing was paused');
  });
});

describe('describeRoute (T-32)', () => {
  it('tells pipelines of one name apart', () => {
    const pipeline = { id: toId<'pipeline'>(25), name: 'Orders', status: 'running' };
    const source = { id: toId<'source'>(1), name: 'Shop', type: 'postgres' };
    const destination = { id: toId<'destination'>(2), name: '', type: 'snowflake' };
    expect(describeRoute({ ...pipeline, source, destination })).toEqual({
      id: 'ID 25',
      ends: ['Shop', 'Snowflake'],
    });
    expect(describeRoute(pipeline)).toEqual({ id: 'ID 25', ends: [] });
    expect(describeRoute({ ...pipeline, source, destination: null })).toEqual({
      id: 'ID 25',
      ends: ['Shop'],
    });
  });
});
