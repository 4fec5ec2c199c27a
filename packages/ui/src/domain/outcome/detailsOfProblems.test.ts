import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detailsOfProblems } from './detailsOfProblems.ts';
import type { Problem } from './problem.ts';
import { problemDetails } from './problemDetails.ts';

const at = new Date('2026-03-04T10:00:00Z');
const offline: Problem = {
  kind: 'offline',
  request: { method: 'POST', path: '/api/v1/pipeline/7/paused/', at },
};

const refusal = (id: number): Problem => ({
  kind: 'http',
  status: 503,
  requestId: `req_${id}`,
  request: { method: 'POST', path: `/api/v1/pipeline/${id}/paused/`, at },
});

it('lists the failed requests of an action on several rows', () => {
  expect(detailsOfProblems([refusal(1), offline, refusal(2)])).toBe(
    `${problemDetails(refusal(1))}\n\n${problemDetails(refusal(2))}`,
  );
  expect(detailsOfProblems([])).toBeUndefined();
  expect(detailsOfProblems([{ kind: 'bug' }, offline])).toBeUndefined();
});

it('names each request once and never more than twenty, and counts the others', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 90 }), (ids) => {
      const distinct = new Set(ids).size;
      const details = detailsOfProblems(ids.map(refusal)) ?? '';
      const named = details.match(/^Request: .*$/gm) ?? [];
      expect(new Set(named).size).toBe(named.length);
      expect(named).toHaveLength(Math.min(20, distinct));
      const rest = distinct > 20 ? `Further requests: ${distinct - 20}$` : 'Time: ';
      expect(details.split('\n').at(-1)).toMatch(new RegExp(`^${rest}`));
    }),
  );
});
