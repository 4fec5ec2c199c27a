import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Metric } from './metric.ts';
import { draftOfMetric } from './metricForm.ts';
import { describeTrial, rangeTrial } from './rangeTrial.ts';

const metric: Metric = {
  id: toId(1),
  name: 'Orders',
  dataStoreType: 'source',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: { type: 'constant', range: [10, 20] },
};
const valuesOf = (numbers: readonly (number | null)[]) =>
  numbers.map((value, index) => ({ at: new Date(index * 3_600_000), value }));
const known = { metric, values: valuesOf([5, 10, 15, null, 25]) };
const saved = draftOfMetric(metric, { isCopy: false });

test.each([
  ['as it is saved', {}, '2 of 4 known values would be outside.'],
  ['wider', { low: '0' }, '1 of 4 known values would be outside.'],
  ['without an upper limit', { range: 'atLeast', high: '' }, '1 of 4 known values would be outside.'],
  ['so wide that it holds all', { low: '0', high: '100' }, 'None of 4 known values would be outside.'],
  ['not complete', { high: '' }, 'Enter a range to compare with 4 known values.'],
  ['the wrong way round', { low: '30' }, 'Enter a range to compare with 4 known values.'],
  ['of another table', { table: 'customers' }, undefined],
  ['of other rows', { conditions: [{ key: 0, column: 'id', operator: 'is_null', value: '' }] }, undefined],
] as const)('a range %s is tried on the known values', (_, change, words) => {
  const trial = rangeTrial({ ...saved, ...change }, [], known);
  expect(trial && describeTrial(trial)).toBe(words);
});

it('has nothing to try on without values, and says one value as one', () => {
  expect(rangeTrial(saved, [], { metric, values: valuesOf([null]) })).toBeUndefined();
  expect(rangeTrial(saved, [], undefined)).toBeUndefined();
  const one = rangeTrial(saved, [], { metric, values: valuesOf([5]) });
  expect(one && describeTrial(one)).toBe('The one known value would be outside.');
});

it('counts fewer values outside the wider a range is, and never more than there are', () => {
  const end = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(
      fc.array(fc.option(end), { minLength: 1 }),
      end,
      end,
      fc.nat(20),
      (numbers, one, other, more) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const outsideOf = (from: number, to: number) =>
          rangeTrial({ ...saved, type: 'sum', low: String(from), high: String(to) }, [], {
            metric: { ...metric, metricType: 'sum' },
            values: valuesOf(numbers),
          })?.outside ?? 0;
        expect(outsideOf(low - more, high + more)).toBeLessThanOrEqual(outsideOf(low, high));
        expect(outsideOf(low, high)).toBeLessThanOrEqual(numbers.filter((value) => value !== null).length);
      },
    ),
  );
});
