import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { problemDetails } from './problemDetails.ts';

const at = new Date('2026-03-04T10:00:00Z');
const request = { method: 'GET', path: '/api/v1/pipeline/7/', at };

it('says what was requested, how it ended, and when', () => {
  expect(problemDetails({ kind: 'http', status: 503, requestId: 'req_17', request })).toBe(
    'Request: GET /api/v1/pipeline/7/\nResult: 503\nRequest ID: req_17\nTime: 2026-03-04T10:00:00.000Z',
  );
  expect(problemDetails({ kind: 'timeout', request })).toBe(
    'Request: GET /api/v1/pipeline/7/\nResult: timeout\nTime: 2026-03-04T10:00:00.000Z',
  );
  expect(problemDetails({ kind: 'html', foreignStatus: 502, request })).toContain('Result: 502 html');
});

it('has nothing for support without a request, or if the person ended it', () => {
  expect(problemDetails({ kind: 'bug' })).toBeUndefined();
  for (const kind of ['offline', 'aborted', 'cancelled'] as const)
    expect(problemDetails({ kind, request })).toBeUndefined();
});

it('contains nothing that the service said, and no id that is no id', () => {
  const secret = fc.string({ minLength: 1, maxLength: 60 }).map((text) => `hunter2 ${text}`);
  fc.assert(
    fc.property(secret, (words) => {
      const problem: Problem = {
        kind: 'http',
        status: 422,
        detail: words,
        said: words,
        fieldErrors: [{ location: [words], message: words }],
        testResult: {
          success: false,
          results: [{ action: words, message: words, success: false, mandatory: true, error: words }],
        },
        requestId: words,
        request,
      };
      expect(problemDetails(problem)).not.toContain('hunter2');
    }),
  );
});
