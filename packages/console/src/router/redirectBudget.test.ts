import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRedirectBudget, redirectLimit, sameRedirectMs } from './redirectBudget.ts';

test('allows three redirects in a row, but not a fourth', () => {
  const budget = createRedirectBudget(() => 0);
  expect(['/a', '/b', '/c', '/d'].map((to) => budget.allows('/', to))).toEqual([true, true, true, false]);
});

test('refuses the same redirect twice within ten seconds, and allows it later', () => {
  let now = 0;
  const budget = createRedirectBudget(() => now);
  expect(budget.allows('/', '/login')).toBe(true);
  now = sameRedirectMs - 1;
  expect(budget.allows('/', '/login')).toBe(false);
  now += sameRedirectMs;
  expect(budget.allows('/', '/login')).toBe(true);
});

test('a deliberate navigation resets the count', () => {
  const budget = createRedirectBudget(() => 0);
  for (let visit = 0; visit < 10; visit += 1) {
    expect(budget.allows('/', '/pipelines/list')).toBe(true);
    budget.reset();
  }
});

test('every sequence of automatic redirects ends', () => {
  const step = fc.record({
    from: fc.constantFrom('/', '/login'),
    to: fc.constantFrom('/', '/login', '/settings/billing'),
    passes: fc.nat(60_000),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: redirectLimit + 1 }), (steps) => {
      let now = 0;
      const budget = createRedirectBudget(() => now);
      const allowed = steps.filter(({ from, to, passes }) => {
        now += passes;
        return budget.allows(from, to);
      });
      expect(allowed.length).toBeLessThanOrEqual(redirectLimit);
    }),
  );
});
