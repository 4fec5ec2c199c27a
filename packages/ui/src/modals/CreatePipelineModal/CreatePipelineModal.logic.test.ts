import { describe, expect, it } from 'vitest';
import { checkNewPipeline, fieldProblem } from './CreatePipelineModal.logic.ts';

describe('checkNewPipeline', () => {
  it('asks for a name', () => {
    expect(checkNewPipeline('  ', []).name).toBe('Enter a name.');
    expect(checkNewPipeline('\u200B', []).name).toBe('Enter a name.');
  });

  it('takes none that hides something', () => {
    expect(checkNewPipeline('invoice\u202Egnp.exe', []).name).toMatch(/cannot be seen \(U\+202E\)/);
    expect(checkNewPipeline('👩‍👧 & Söhne', [])).toEqual({});
  });

  it('finds a name taken whatever its case, its outer spaces and the way its accents are written (A-30)', () => {
    const taken = ['Bestände'];
    expect(checkNewPipeline(' bestÄnde '.normalize('NFD'), taken).name).toMatch(/“Bestände” already exists/);
    expect(checkNewPipeline('Bestand', taken)).toEqual({});
  });
});

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
