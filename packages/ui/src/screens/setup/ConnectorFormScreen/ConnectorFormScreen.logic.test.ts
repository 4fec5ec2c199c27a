import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { describeSaveFailure, type SaveFailure } from './ConnectorFormScreen.logic.ts';

const refused: Problem = { kind: 'http', status: 500 };
const titleOf = (step: SaveFailure['step'], problem: Problem) =>
  describeSaveFailure('source', { step, problem }).title;

describe('describeSaveFailure', () => {
  it('names the failed step of the three', () => {
    expect(titleOf('test', refused)).toBe('The source was not saved: its connection could not be tested.');
    expect(titleOf('save', refused)).toBe('The source could not be saved.');
    expect(titleOf('attach', refused)).toBe('The source is saved, but this pipeline does not use it yet.');
  });

  it('never says that a save with unknown outcome failed', () => {
    const { title, advice } = describeSaveFailure('destination', {
      step: 'save',
      problem: { kind: 'timeout', isOutcomeUnknown: true },
    });
    expect(`${title} ${advice}`).toBe(
      'We could not confirm whether this was done. You can save again: nothing is created twice. Your entries are kept.',
    );
  });

  it('describes the result of a cancelled save', () => {
    expect(describeSaveFailure('source', { step: 'save', problem: { kind: 'cancelled' } })).toEqual({
      title: 'Saving was cancelled.',
      advice: 'The source was not saved. Your entries are kept.',
    });
    expect(titleOf('attach', { kind: 'cancelled' })).toBe(
      'The source was saved before it could be cancelled.',
    );
  });

  it('names a failed connection test', () => {
    const testResult = { success: false, results: [] };
    expect(titleOf('save', { kind: 'http', status: 422, testResult })).toBe(
      'The source was not saved: its connection test failed.',
    );
  });
});
