import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRedirectBudget, redirectLimit, sameRedirectMs } from './redirectBudget.ts';

test('three redirects in a row are allowed, the fourth is not', () => {
  const budget = createRedirectBudget(() => 0);
  expect(['/a', '/b', '/c', '/d'].map((to) => budget.allows('/', to))).toEqual([true, true, true, false]);
});

test('the same redirect is not allowed twice within ten seconds, and is later', () => {
  let now = 0;
  const budget = createRedirectBudget(() => now);
  expect(budget.allows('/', '/login')).toBe(true);
  now = sameRedirectMs - 1;
  expect(budget.allows('/', '/login')).toBe(false);
  now += sameRedirectMs;
  expect(budget.allows('/', '/login')).toBe(true);
});

test('whoever goes somewhere on purpose starts anew', () => {
  const budget = createRedirectBudget(() => 0);
  for (let visit = 0; visit < 10; visit += 1) {
    expect(budget.allows('/', '/pipelines/list')).toBe(true);
    budget.reset();
  }
});

test('however rules and time conspire, a chase without a person ends', () => {
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
