import { describe, expect, it } from 'vitest';
import { fieldProblem } from './CreatePipelineModal.logic.ts';

describe('fieldProblem', () => {
  it('finds what the service says of a field, wherever the field is said to be', () => {
    const problem = {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['body', 'name'], message: 'In use.' }],
    } as const;
    expect(fieldProblem(problem, 'name')).toBe('In use.');
    expect(fieldProblem(problem, 'region')).toBeUndefined();
    expect(fieldProblem({ kind: 'network' }, 'name')).toBeUndefined();
  });
});
