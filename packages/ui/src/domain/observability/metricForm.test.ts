import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Metric } from './metric.ts';
import type { SchemaColumn } from '../entities/schema.ts';
import {
  addCondition,
  changeCondition,
  changeMetricDraft,
  draftOfMetric,
  lastValueOfDraft,
  emptyMetricDraft,
  metricErrors,
  metricFieldAt,
  parseStoreKey,
  previewOfDraft,
  rangeAround,
  toMetric,
  withKnownRange,
  type MetricDraft,
} from './metricForm.ts';
import { noLimit } from './threshold.ts';

const column = (name: string, dataType: string): SchemaColumn => ({
  name,
  dataType,
  isNullable: true,
  isPrimaryKey: false,
});
const columns = [column('email', 'string'), column('total', 'number'), column('is_paid', 'boolean')];
const full: MetricDraft = {
  name: ' Missing emails ',
  store: 'source:3',
  table: 'orders',
  column: 'email',
  type: 'null_count',
  conditions: [{ key: 0, column: 'total', operator: 'at_least', value: '10' }],
  low: '0',
  range: 'between',
  high: '2.5',
};
const rules = { columns, takenNames: ['Orders'] };

it('needs every entry except the column and the conditions', () => {
  expect([...metricErrors(emptyMetricDraft, rules)]).toEqual([
    ['name', 'Enter a name.'],
    ['store', 'Choose a source or a destination.'],
    ['low', 'Enter a number.'],
    ['high', 'Enter a number.'],
  ]);
  expect(metricErrors(full, rules).size).toBe(0);
});

it('becomes the request', () => {
  expect(toMetric(full, columns)).toEqual({
    name: 'Missing emails',
    dataStoreType: 'source',
    dataStoreId: 3,
    tableName: 'orders',
    columnName: 'email',
    columnType: 'string',
    metricType: 'null_count',
    whereConditions: [{ column_name: 'total', operator: 'at_least', value: 10 }],
    threshold: { type: 'constant', range: [0, 2.5] },
  });
  expect(toMetric({ ...full, column: '', type: 'row_count' }, columns)).toMatchObject({
    columnName: null,
    columnType: null,
  });
});

it.each([
  [{ low: '3' }, 'low', 'Enter a lower value that is not above the upper value.'],
  [{ high: 'many' }, 'high', 'Enter a number.'],
  [{ name: 'orders' }, 'name', 'A metric is already called “Orders”.'],
  [
    { conditions: [{ key: 0, column: 'total', operator: 'equals', value: 'ten' }] },
    'conditions.0.value',
    'Enter a number.',
  ],
  [
    { conditions: [{ key: 0, column: 'gone', operator: 'equals', value: '1' }] },
    'conditions.0.column',
    'Choose a column.',
  ],
] as const)('refuses %j', (change, field, message) => {
  expect([...metricErrors({ ...full, ...change }, rules)]).toEqual([[field, message]]);
});

describe('a change', () => {
  it('of the store clears its table and everything below', () => {
    expect(changeMetricDraft(full, { store: 'source:4' }, columns)).toMatchObject({
      table: '',
      column: '',
      type: '',
      conditions: [],
      name: full.name,
      high: '2.5',
    });
  });

  it('of the column keeps a type that fits, and drops another', () => {
    expect(changeMetricDraft(full, { column: 'total' }, columns).type).toBe('null_count');
    expect(changeMetricDraft(full, { column: '' }, columns).type).toBe('row_count');
    const sum = { ...full, column: 'total', type: 'sum' };
    expect(changeMetricDraft(sum, { column: 'email' }, columns).type).toBe('');
  });

  it('chooses a type that is the only one', () => {
    const table = changeMetricDraft(full, { table: 'customers' }, columns);
    expect(table.type).toBe('row_count');
    expect(changeMetricDraft(table, { column: 'email' }, columns).type).toBe('');
  });

  it('of a condition keeps what fits', () => {
    const { conditions } = addCondition(full, columns);
    expect(conditions.at(-1)).toEqual({ key: 1, column: 'email', operator: 'equals', value: '' });
    const text = { key: 1, column: 'email', operator: 'contains', value: '@' };
    expect(changeCondition(text, { column: 'is_paid' }, columns)).toEqual({
      key: 1,
      column: 'is_paid',
      operator: 'is_true',
      value: '',
    });
  });
});

it('starts from a saved metric, or as its copy', () => {
  const metric: Metric = {
    id: toId(1),
    name: 'Missing emails',
    status: 'active',
    dataStoreType: 'destination',
    dataStoreId: 9,
    metricType: 'null_count',
    tableName: 'orders',
    columnName: null,
    columnType: null,
    whereConditions: [{ columnName: 'email', operator: 'is_null', value: null }],
    threshold: { type: 'constant', range: [0, 5] },
  };
  const draft = draftOfMetric(metric, { isCopy: true });
  expect(draft).toMatchObject({
    name: 'Copy of Missing emails',
    store: 'destination:9',
    column: '',
    range: 'atMost',
    low: '',
    high: '5',
  });
  expect(draft.conditions).toEqual([{ key: 0, column: 'email', operator: 'is_null', value: '' }]);
  expect(draftOfMetric(metric, { isCopy: false }).name).toBe('Missing emails');
});

it.each([
  [['where_conditions', '1', 'column_name'], 'conditions.1.column'],
  [['threshold', 'range'], 'low'],
  [['table_name'], 'table'],
  [['constructor'], undefined],
])('finds the entry of %j', (location, field) => {
  expect(metricFieldAt(location)).toBe(field);
});

it('reads the key of a store', () => {
  expect(parseStoreKey('destination:5')).toEqual({ dataStoreType: 'destination', dataStoreId: 5 });
  expect(parseStoreKey('file:5')).toBeUndefined();
});

it.each([
  ['atLeast', 'row_count', [0, noLimit]],
  ['atMost', 'row_count', [0, 2.5]],
  ['atLeast', 'null_percentage', [0, 100]],
  ['atLeast', 'sum', [0, noLimit]],
  ['atMost', 'freshness', [-noLimit, 2.5]],
] as const)('writes the far end of %s for %s', (range, type, ends) => {
  const draft = { ...full, range, type };
  expect(toMetric(draft, columns)?.threshold).toEqual({ type: 'constant', range: ends });
  const unused = range === 'atLeast' ? { high: '' } : { low: '' };
  expect(metricErrors({ ...draft, ...unused }, rules).size).toBe(0);
});

it('says at the highest value that it is below every value', () => {
  const draft: MetricDraft = { ...full, range: 'atMost', high: '-1' };
  expect([...metricErrors(draft, rules).keys()]).toEqual(['high']);
});

it('reads a one-sided range back', () => {
  for (const range of ['atLeast', 'atMost'] as const) {
    const body = toMetric({ ...full, range }, columns);
    if (!body) throw new Error('The draft is complete');
    const { whereConditions, ...rest } = body;
    const metric: Metric = { ...rest, id: toId(1), status: 'active', whereConditions: [] };
    expect(whereConditions).toHaveLength(1);
    expect(draftOfMetric(metric, { isCopy: false }).range).toBe(range);
  }
});

describe('a known last value', () => {
  const measured = {
    dataStoreType: 'source',
    dataStoreId: 3,
    metricType: 'row_count',
    tableName: 'orders',
    columnName: null,
    whereConditions: [],
    lastValue: 1_234,
  };
  const valueOf = (draft: MetricDraft) => lastValueOfDraft(draft, columns, [measured]);
  const empty: MetricDraft = { ...full, column: '', type: '', conditions: [], low: '', high: '' };
  const counted: MetricDraft = { ...empty, type: 'row_count' };

  it('is that of a metric that measures exactly the same', () => {
    expect(valueOf(counted)).toBe(1_234);
    expect(valueOf({ ...counted, table: 'customers' })).toBeUndefined();
    expect(valueOf({ ...counted, conditions: full.conditions })).toBeUndefined();
  });

  it('gives a range of 20 % on both sides, within what is possible', () => {
    expect(rangeAround(1_234, 'row_count')).toEqual({ range: 'between', low: '987', high: '1480' });
    expect(rangeAround(-10, 'sum')).toEqual({ range: 'between', low: '-12', high: '-8' });
    expect(rangeAround(90, 'null_percentage')).toMatchObject({ high: '100' });
  });

  it('is filled in until a range is entered', () => {
    const filled = withKnownRange(empty, counted, valueOf);
    expect(filled).toMatchObject({ low: '987', high: '1480' });
    expect(withKnownRange(filled, { ...filled, table: 'customers' }, valueOf)).toMatchObject({
      low: '',
      high: '',
    });
    const own = { ...filled, high: '2000' };
    expect(withKnownRange(filled, own, valueOf)).toBe(own);
    const moved = { ...own, table: 'customers' };
    expect(withKnownRange(own, moved, valueOf)).toBe(moved);
    const cleared = { ...filled, low: '', high: '' };
    expect(withKnownRange(cleared, { ...cleared, name: 'Other' }, valueOf).low).toBe('');
  });
});

it('previews what is complete and valid', () => {
  expect(previewOfDraft({ ...full, high: '' }, columns)).toBeUndefined();
  expect(previewOfDraft({ ...full, low: '10', high: '1' }, columns)).toBeUndefined();
  const condition = { key: 0, column: 'email', operator: 'equals', value: '' };
  expect(previewOfDraft({ ...full, conditions: [condition] }, columns)).toBeUndefined();
  expect(previewOfDraft({ ...full, name: '' }, columns)).toBeDefined();
  expect(previewOfDraft(full, columns)).toMatchObject({
    tableName: 'orders',
    threshold: { range: [0, 2.5] },
  });
});
