import { describe, expect, it } from 'vitest';

import { describeFailedRead, describeFailure, describeProblem, ProblemError, problemOf } from './problem.ts';

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

describe('describeFailure', () => {
  const failed = 'The tables could not be saved.';
  const kept = 'Your selection is kept.';

  it('says what failed, why, what to do and what was kept', () => {
    expect(describeFailure(failed, { kind: 'http', status: 500 }, kept)).toEqual({
      title: failed,
      advice: 'The service had an error. Try again in a moment. Your selection is kept.',
    });
    expect(describeFailure(failed, { kind: 'network' }).advice).toBe(
      'The service could not be reached. Check your connection, then try again.',
    );
  });

  it('gives the reason of a conflict alone', () => {
    const detail = 'Someone else has changed these tables.';
    expect(describeFailure(failed, { kind: 'http', status: 409, detail }, kept).advice).toBe(
      `${detail} ${kept}`,
    );
  });

  it('never says that it failed if that is not known', () => {
    const problem = { kind: 'timeout', isOutcomeUnknown: true } as const;
    expect(describeFailure(failed, problem, kept)).toEqual(describeProblem(problem));
  });
});

describe('a failed read', () => {
  it('names what is missing, with the request', () => {
    expect(describeFailedRead({ kind: 'http', status: 503, requestId: 'req_1' }, 'Alerts')).toEqual({
      title: 'Alerts could not be loaded.',
      advice: 'The service had an error. Try again in a moment. Request: req_1',
    });
  });

  it.each([
    { kind: 'offline' },
    { kind: 'http', status: 401 },
    { kind: 'http', status: 429 },
    { kind: 'bug' },
  ] as const)('keeps the words of what is not about it: %j', (problem) => {
    expect(describeFailedRead(problem, 'Alerts')).toEqual(describeProblem(problem));
  });
});
