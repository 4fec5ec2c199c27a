import { expect, it } from 'vitest';
import {
  dataStoreName,
  describeExpectation,
  describeMeasure,
  describePlace,
  formatMetricRange,
  formatMetricValue,
  metricState,
} from './describeMetric.ts';
import { noLimit } from './threshold.ts';

it.each([
  [1_204, 'row_count', '1,204 rows'],
  [0.8, 'null_percentage', '0.8 %'],
  [95, 'freshness', '95 minutes'],
  [1, 'row_count', '1 row'],
  [1, 'null_percentage', '1 %'],
  [12.5, 'average', '12.5'],
  [7, 'newer_than_us', '7'],
  [null, 'row_count', '—'],
  [undefined, 'row_count', '—'],
])('formats %s of %s', (value, type, text) => {
  expect(formatMetricValue(value, type)).toBe(text);
});

it('formats a range once with its unit', () => {
  expect(formatMetricRange([1, 2], 'null_percentage')).toBe('1 to 2 %');
  expect(formatMetricRange([1_000, 2_000], 'sum')).toBe('1,000 to 2,000');
});

it.each([
  [[0, 2], 'null_percentage', 'at most 2 %'],
  [[50, 100], 'null_percentage', 'at least 50 %'],
  [[0, 100], 'null_percentage', '0 to 100 %'],
  [[0, 1], 'row_count', 'at most 1 row'],
  [[0, 0], 'null_count', 'at most 0 values'],
  [[5, noLimit], 'row_count', 'at least 5 rows'],
  [[0, noLimit], 'row_count', 'at least 0 rows'],
  [[5, 5], 'row_count', 'exactly 5 rows'],
  [[0, 25], 'freshness', '0 to 25 minutes'],
  [[-noLimit, 25], 'freshness', 'at most 25 minutes'],
  [[-noLimit, noLimit], 'sum', 'any value'],
] as const)('calls the range %j of %s “%s”', (ends, type, text) => {
  expect(formatMetricRange(ends, type)).toBe(text);
});

it('names a column, or the whole table', () => {
  expect(describePlace({ tableName: 'public.orders', columnName: 'email' })).toBe('public.orders.email');
  expect(describePlace({ tableName: 'public.orders', columnName: null })).toBe('public.orders');
});

const range = { type: 'constant', range: [0, 2] } as const;
const german = { columnName: 'country', operator: 'equals', value: 'DE' } as const;
const known = { columnName: 'email', operator: 'is_not_null', value: null } as const;

it('says what is measured', () => {
  expect(describeMeasure({ metricType: 'row_count', whereConditions: [] })).toBe('Row count');
  expect(describeMeasure({ metricType: 'row_count', whereConditions: [german, known] })).toBe(
    'Row count, where country is DE and email is not null',
  );
});

it('says when an alert would fire', () => {
  const metric = {
    metricType: 'null_percentage',
    tableName: 'customers',
    columnName: 'email',
    whereConditions: [],
    threshold: range,
  };
  expect(describeExpectation(metric)).toBe(
    'Alert when the share of null values of customers.email is above 2 %.',
  );
  expect(describeExpectation({ ...metric, whereConditions: [german] })).toBe(
    'Alert when the share of null values of customers.email is above 2 %, where country is DE.',
  );
});

it.each([
  ['row_count', null, [5, noLimit], 'row count of orders is below 5 rows.'],
  ['null_count', 'email', [3, 5], 'number of null values of orders.email is outside 3 to 5 values.'],
  ['distinct_count', 'email', [1, 1], 'number of distinct values of orders.email is not 1 value.'],
] as const)('says when %s of %s is not in %j', (metricType, columnName, ends, text) => {
  const threshold = { type: 'constant', range: ends };
  const metric = { metricType, tableName: 'orders', columnName, whereConditions: [], threshold };
  expect(describeExpectation(metric)).toBe(`Alert when the ${text}`);
});

it.each([
  [{ status: 'archived', lastValue: 1 }, 'archived'],
  [{ lastValue: 1 }, 'inside'],
  [{ lastValue: 3 }, 'outside'],
  [{ lastValue: null, lastMeasuredAt: new Date() }, 'unreadable'],
  [{ lastValue: null }, undefined],
  [{ lastValue: null, lastMeasuredAt: null }, undefined],
  [{ lastMeasuredAt: new Date() }, undefined],
  [{}, undefined],
])('the state of %o is %s', (given, state) => {
  expect(metricState({ status: 'active', threshold: range, ...given })).toBe(state);
});

it('names the data store, as far as it is known', () => {
  const place = { dataStoreType: 'source', dataStoreId: 4 };
  expect(dataStoreName({ ...place, dataStore: { ...place, type: 'postgres', name: 'Shop' } })).toBe('Shop');
  expect(dataStoreName(place)).toBe('Source 4');
});
