import { createClient } from '@millrace/ui/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { budgetBounds, budgetOf, createRetryBudget } from './retryBudget.ts';

const { spanMs, share, always } = budgetBounds;

const step = fc.record({
  passes: fc.integer({ min: 0, max: 5_000 }),
  does: fc.constantFrom('note', 'take'),
});

test('in no minute there are more repeats than a tenth of its requests, a handful aside', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      let now = 0;
      const budget = createRetryBudget(() => now);
      const requests: number[] = [];
      const repeats: number[] = [];
      for (const { passes, does } of steps) {
        now += passes;
        if (does === 'note') {
          budget.note();
          requests.push(now);
          continue;
        }
        const inSpan = (times: readonly number[]) => times.filter((at) => now - at < spanMs).length;
        const mayRepeat = inSpan(repeats) + 1 <= Math.max(always, share * inSpan(requests));
        expect(budget.take()).toBe(mayRepeat);
        if (mayRepeat) repeats.push(now);
      }
    }),
  );
});

test('what is refused now is allowed a minute later', () => {
  let now = 0;
  const budget = createRetryBudget(() => now);
  const taken = Array.from({ length: always + 3 }, () => budget.take());
  expect(taken.filter(Boolean)).toHaveLength(always);
  now = spanMs - 1;
  expect(budget.take()).toBe(false);
  now = spanMs;
  expect(budget.take()).toBe(true);
});

test('many requests allow more', () => {
  const budget = createRetryBudget(() => 0);
  for (let count = 0; count < 200; count += 1) budget.note();
  const taken = Array.from({ length: 100 }, () => budget.take());
  expect(taken.filter(Boolean)).toHaveLength(20);
});

test('each client has one of its own', () => {
  const [one, other] = [0, 1].map(() => createClient(async () => new Response()));
  if (!one || !other) throw new Error('There are two clients.');
  expect(budgetOf(one)).toBe(budgetOf(one));
  expect(budgetOf(one)).not.toBe(budgetOf(other));
});
