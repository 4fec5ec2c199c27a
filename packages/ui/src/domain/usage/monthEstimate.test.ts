import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PipelineUsage } from '../entities/usage.ts';
import { dayMs } from '../format/duration.ts';
import { estimateMonth } from './monthEstimate.ts';

const first = Date.parse('2026-03-01T00:00:00Z');
const on = (day: number, hour = 10) => new Date(first + (day - 1) * dayMs + hour * 3_600_000);
const usageOf = (continuous: readonly number[], initial: readonly number[] = []): PipelineUsage => {
  const points = (records: readonly number[]) =>
    records.map((each, index) => ({ at: on(index + 1, 0), records: each }));
  return { continuousSync: points(continuous), initialSync: points(initial), average: null };
};
const even = (days: number, records = 100) => Array.from({ length: days }, () => records);

test('days that are all alike go on so to the end of the month', () =>
  expect(estimateMonth(usageOf(even(20)), '2026-03', on(20))).toEqual({ low: 3_100, high: 3_100 }));

test('the range is that of the weakest and the strongest seven days in a row', () => {
  const days = [10, 20, 30, 40, 50, 60, 70, 80, 90];
  expect(estimateMonth(usageOf(days), '2026-03', on(10, 0))).toEqual({
    low: 450 + 22 * 40,
    high: 450 + 22 * 60,
  });
});

test('weekends are no reason for a range', () => {
  const days = Array.from({ length: 21 }, (_, index) => (index % 7 > 4 ? 30 : 100));
  expect(estimateMonth(usageOf(days), '2026-03', on(22, 0))).toMatchObject({ low: 2_480, high: 2_480 });
});

test('an initial sync counts in the days that had it, and is not expected again', () =>
  expect(estimateMonth(usageOf(even(14), [50_000]), '2026-03', on(15, 0))).toMatchObject({
    low: 53_100,
    high: 53_100,
  }));

test('days before the first records are no days without records', () =>
  expect(estimateMonth(usageOf([...even(10, 0), ...even(10)]), '2026-03', on(21, 0))).toEqual({
    low: 2_100,
    high: 2_100,
  }));

test.each([
  ['another month', '2026-02', even(20), 20],
  ['less than a week of whole days', '2026-03', even(7), 7],
  ['less than a week since the first records', '2026-03', [...even(12, 0), ...even(6)], 19],
  ['no records', '2026-03', even(20, 0), 20],
  ['no data', '2026-03', [], 20],
] as const)('of %s nothing is estimated', (_, month, days, today) =>
  expect(estimateMonth(usageOf(days), month, on(today))).toBeUndefined(),
);

test('it is a range, and never less than there is', () =>
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 31 }),
      fc.array(fc.nat(1_000_000), { maxLength: 8 }),
      fc.integer({ min: 0, max: 23 }),
      (continuous, initial, hour) => {
        const estimate = estimateMonth(usageOf(continuous, initial), '2026-03', on(continuous.length, hour));
        const soFar = [...continuous, ...initial].reduce((all, each) => all + each, 0);
        if (!estimate) return;
        expect(estimate.low).toBeGreaterThanOrEqual(soFar);
        expect(estimate.high).toBeGreaterThanOrEqual(estimate.low);
      },
    ),
  ));
