import { describe, expect, it } from 'vitest';

import { describeProblem, ProblemError, problemOf } from './problem.ts';

describe('problemOf', () => {
  it('is the problem that was thrown', () => {
    const problem = { kind: 'timeout' } as const;
    expect(problemOf(new ProblemError(problem))).toBe(problem);
  });

  it.each([[new TypeError('rows is undefined')], [new Error('no')], ['a text'], [undefined]])(
    'takes %s for a mistake of the page, and blames no connection for it',
    (thrown) => {
      const problem = problemOf(thrown);
      expect(problem).toEqual({ kind: 'bug' });
      const { title, advice } = describeProblem(problem);
      expect(title).not.toMatch(/service|connection/i);
      expect(advice).toContain('Reload the page');
    },
  );
});
