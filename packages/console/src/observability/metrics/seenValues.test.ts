import { toId, type Metric } from '@millrace/ui/domain/entities';
import { expect, test } from 'vitest';

import { withValues } from './seenValues.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour));
const metric = (more: Partial<Metric>): Metric => ({
  id: toId(1),
  name: 'Orders',
  status: 'active',
  dataStoreType: 'source',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: null,
  ...more,
});
const id = toId<'metric'>(1);

test('each measurement is noted once, also one without a value', () => {
  const first = withValues(new Map(), [metric({ lastValue: 5, lastMeasuredAt: at(1) })]);
  expect(first.get(id)).toEqual([{ at: at(1), value: 5 }]);
  expect(withValues(first, [metric({ lastValue: 5, lastMeasuredAt: at(1) })])).toBe(first);
  const second = withValues(first, [metric({ lastValue: null, lastMeasuredAt: at(2) })]);
  expect(second.get(id)).toEqual([
    { at: at(1), value: 5 },
    { at: at(2), value: null },
  ]);
});

test.each([{}, { lastValue: 5 }, { lastMeasuredAt: at(1) }, { lastValue: null, lastMeasuredAt: null }])(
  '%j is no measurement',
  (more) => expect(withValues(new Map(), [metric(more)]).size).toBe(0),
);

test('the oldest of many are forgotten', () => {
  let seen = withValues(new Map(), []);
  for (let hour = 0; hour < 100; hour += 1) {
    seen = withValues(seen, [metric({ lastValue: hour, lastMeasuredAt: at(hour) })]);
  }
  expect(seen.get(id)).toHaveLength(72);
  expect(seen.get(id)?.at(-1)?.value).toBe(99);
});
