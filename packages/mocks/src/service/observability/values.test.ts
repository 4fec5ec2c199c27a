import { columnTypes } from '@millrace/ui/domain/entities';
import { canMeasure, metricTypes, type MetricType } from '@millrace/ui/domain/observability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../core/durations.ts';
import { valueAt, type Measured } from './values.ts';

const base: Measured = {
  data_store_type: 'source',
  data_store_id: 1,
  table_name: 'public.orders',
  column_name: 'total_cents',
  column_type: 'integer',
  is_nullable: true,
  metric_type: 'average',
  where_conditions: [],
};
const noon = Date.UTC(2026, 10, 20, 12);

const places = fc.record({
  seed: fc.nat({ max: 1_000 }),
  at: fc.nat({ max: 400 * 24 }).map((hours) => noon + hours * hourMs),
  table_name: fc.constantFrom('a', 'b', 'c'),
  column_name: fc.constantFrom('x', 'y'),
  is_nullable: fc.boolean(),
});

describe('a value', () => {
  it('is a number for every supported measurement, the same each time', () => {
    fc.assert(
      fc.property(places, ({ seed, at, ...place }) => {
        for (const metric_type of metricTypes) {
          for (const column_type of [null, ...columnTypes]) {
            if (!canMeasure(metric_type, column_type)) continue;
            const value = valueAt(seed, { ...base, ...place, metric_type, column_type }, at);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBe(valueAt(seed, { ...base, ...place, metric_type, column_type }, at));
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is consistent with the others of its column', () => {
    fc.assert(
      fc.property(places, ({ seed, at, ...place }) => {
        const read = (metric_type: MetricType, more: Partial<Measured> = {}) =>
          valueAt(seed, { ...base, ...place, metric_type, ...more }, at);
        const rows = read('row_count', { column_name: null });
        expect(read('minimum')).toBeLessThanOrEqual(read('median'));
        expect(read('median')).toBeLessThanOrEqual(read('average'));
        expect(read('average')).toBeLessThanOrEqual(read('maximum'));
        expect(read('null_count') + read('distinct_count')).toBeLessThanOrEqual(rows);
        expect(read('null_percentage')).toBeCloseTo((100 * read('null_count')) / rows, 1);
        expect(read('null_count', { is_nullable: false })).toBe(0);
        expect(read('distinct_count', { column_type: 'boolean' })).toBeLessThanOrEqual(2);
        const where_conditions = [{ column_name: 'x', operator: 'equals', value: 'a' }];
        expect(read('row_count', { column_name: null, where_conditions })).toBeLessThanOrEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('is usually near its usual value, and sometimes far off', () => {
    const year = Array.from({ length: 365 * 24 }, (_, hour) => valueAt(1, base, noon + hour * hourMs));
    const usual = year.toSorted((one, other) => one - other)[Math.floor(year.length / 2)] ?? 0;
    const far = year.filter((value) => Math.abs(value / usual - 1) > 0.2).length / year.length;
    expect(far).toBeGreaterThan(0.01);
    expect(far).toBeLessThan(0.1);
  });
});
