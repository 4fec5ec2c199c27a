import { describe, expect, it } from 'vitest';

import { describeProblem, ProblemError, problemOf } from './problem.ts';

describe('problemOf', () => {
  it('returns the thrown problem', () => {
    const problem = { kind: 'timeout' } as const;
    expect(problemOf(new ProblemError(problem))).toBe(problem);
  });

  it.each([[new TypeError('rows is undefined')], [new Error('no')], ['a text'], [undefined]])(
    'treats %s as an error of the page, not of the connection',
    (thrown) => {
      const problem = problemOf(thrown);
      expect(problem).toEqual({ kind: 'bug' });
      const { title, advice } = describeProblem(problem);
      expect(title).not.toMatch(/service|connection/i);
      expect(advice).toContain('Reload the page');
    },
  );
});
