import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import type { CollectionUsage } from '../entities/usage.ts';
import { hourMs, minuteMs } from '../format/duration.ts';
import type { Metric } from '../observability/metric.ts';
import {
  deletionMarkIn,
  loadedTables,
  pairRowCounts,
  rowCountMetric,
  type RowCount,
} from './countedTables.ts';
import { compareRowCounts, compareTables } from './rowCounts.ts';

const at = new Date('2026-03-04T10:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const pipeline = (more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(1),
  name: 'Orders',
  status: 'running',
  sourceId: toId(1),
  destinationId: toId(7),
  sourceSyncFrequency: 15 * minuteMs,
  lastSyncedAt: later(-5 * minuteMs),
  ...more,
});
const usage = (totalRecords: number, status = 'synced'): CollectionUsage => ({
  collection: 'public.orders',
  position: null,
  status,
  totalRecords,
});
const metric = (more: Partial<Metric>): Metric => ({
  id: toId(1),
  name: 'Rows',
  status: 'active',
  dataStoreType: 'source',
  dataStoreId: 1,
  metricType: 'row_count',
  tableName: 'public.orders',
  columnName: null,
  columnType: null,
  whereConditions: [],
  threshold: null,
  ...more,
});
const counted = (rows: number, when = at): RowCount => ({ rows, at: when });
const compare = (
  source: RowCount,
  destination: RowCount,
  more: Partial<Pipeline> = {},
  own?: CollectionUsage,
) =>
  compareRowCounts({ table: 'public.orders', source, destination }, { pipeline: pipeline(more), usage: own });

describe('the counts of a table', () => {
  it('are those of metrics that count all of its rows at either end', () => {
    const own = { lastValue: 10, lastMeasuredAt: at };
    const metrics = [
      metric({ ...own }),
      metric({ ...own, dataStoreType: 'destination', dataStoreId: 7, tableName: 'ANALYTICS.PUBLIC.ORDERS' }),
      metric({ ...own, tableName: 'public.refunds', columnName: 'id' }),
      metric({
        ...own,
        tableName: 'public.refunds',
        whereConditions: [{ columnName: 'a', operator: 'is_null', value: null }],
      }),
      metric({ ...own, tableName: 'public.refunds', status: 'archived' }),
      metric({ ...own, tableName: 'public.refunds', metricType: 'null_count' }),
      metric({ ...own, tableName: 'public.refunds', dataStoreId: 2 }),
    ];
    expect(pairRowCounts(['public.orders', 'public.refunds'], metrics, pipeline())).toEqual([
      { table: 'public.orders', source: counted(10), destination: counted(10) },
      { table: 'public.refunds', source: null, destination: null },
    ]);
  });

  it.each([
    ['public.orders', ['public.orders'], 'public.orders'],
    ['public.orders', ['public_orders'], 'public_orders'],
    ['public.orders', ['ANALYTICS.PUBLIC.ORDERS'], 'ANALYTICS.PUBLIC.ORDERS'],
    ['public.orders', ['shop.public_orders'], 'shop.public_orders'],
    ['public.Line Items', ['public_line_items'], 'public_line_items'],
    ['public.orders', ['archive_public_orders', 'public.orders_old', 'orders'], undefined],
    // Another table of the pipeline has the same name there.
    ['public.a.b', ['public_a_b'], undefined],
  ])('are compared with the table of the same name: %s among %j is %s', (table, names, found) => {
    expect(loadedTables([...new Set([table, 'public.a_b'])], names).get(table)).toBe(found);
  });

  it('is the newest, and says whether there is none yet or it could not be read', () => {
    const metrics = [
      metric({ lastValue: 1, lastMeasuredAt: later(-hourMs) }),
      metric({ lastValue: 2, lastMeasuredAt: at }),
      metric({ tableName: 'new' }),
      metric({ tableName: 'gone', lastValue: null, lastMeasuredAt: at }),
      metric({ tableName: 'silent', lastValue: 5 }),
    ];
    const tables = pairRowCounts(['public.orders', 'new', 'gone', 'silent'], metrics, pipeline());
    expect(tables.map(({ source }) => source)).toEqual([counted(2), 'uncounted', 'unreadable', 'uncounted']);
  });
});

test.each<[string, RowCount, RowCount, Partial<Pipeline>, CollectionUsage | undefined, string]>([
  ['equal', counted(10), counted(10, later(4_000)), {}, undefined, ''],
  ['uncounted', null, null, {}, undefined, ''],
  ['unknown', counted(10), null, {}, undefined, 'Counted at the source only.'],
  ['unknown', null, counted(10), {}, undefined, 'Counted at the destination only.'],
  ['unknown', 'unreadable', counted(10), {}, undefined, 'The source could not be counted.'],
  ['unknown', counted(10), 'uncounted', {}, undefined, 'The destination has not been counted yet.'],
  [
    'unknown',
    counted(10),
    counted(10, later(2 * hourMs)),
    {},
    undefined,
    'Counted 2 h apart. Only counts within 15 min can be compared.',
  ],
  [
    'unknown',
    counted(10_000),
    counted(9_999),
    {},
    undefined,
    'Changes since the last sync may explain the difference.',
  ],
  ['missing', counted(10_000), counted(9_900), {}, undefined, '100 fewer than at the source.'],
  ['missing', counted(10_000), counted(9_900), {}, usage(20), '100 fewer than at the source.'],
  ['extra', counted(10_000), counted(10_400), {}, usage(20), '400 more than at the source.'],
  [
    'explained',
    counted(10_000),
    counted(9_990),
    {},
    usage(2_880),
    'Within the 30 rows that can change in 5 min, the time since the last sync.',
  ],
  ['explained', counted(10_000), counted(1), {}, usage(0, 'resyncing'), 'The table is still loading.'],
  [
    'explained',
    counted(10_000),
    counted(10_400),
    { persistDeletedRows: true },
    usage(20),
    'Rows deleted at the source are kept at the destination.',
  ],
  [
    'missing',
    counted(10_000),
    counted(9_600),
    { persistDeletedRows: true },
    usage(20),
    '400 fewer than at the source.',
  ],
  [
    'explained',
    counted(10_000),
    counted(9_000),
    { status: 'paused' },
    usage(20),
    'The pipeline is not running, so changes at the source are not loaded.',
  ],
])('%s: %j at the source, %j at the destination', (verdict, source, destination, more, own, reason) => {
  expect(compare(source, destination, more, own)).toMatchObject({ verdict, reason });
});

const counts = fc.oneof(
  fc.constantFrom<RowCount>(null, 'uncounted', 'unreadable'),
  fc
    .tuple(fc.nat(1_000_000), fc.integer({ min: -3 * hourMs, max: 3 * hourMs }))
    .map(([rows, ms]) => counted(rows, later(ms))),
);

test('no verdict without two counts within one interval, and none is equal unless the numbers are', () => {
  fc.assert(
    fc.property(
      counts,
      counts,
      fc.option(fc.nat(1_000_000), { nil: undefined }),
      (source, destination, records) => {
        const { verdict, difference } = compare(
          source,
          destination,
          {},
          records === undefined ? undefined : usage(records),
        );
        const both = [source, destination].filter((each) => typeof each === 'object' && each !== null);
        const [one, other] = both;
        const areNear =
          one !== undefined &&
          other !== undefined &&
          Math.abs(one.at.getTime() - other.at.getTime()) <= 15 * minuteMs;
        const possible = areNear
          ? one.rows === other.rows
            ? ['equal']
            : ['missing', 'extra', 'explained', 'unknown']
          : ['unknown', 'uncounted'];
        expect(possible).toContain(verdict);
        expect(difference === null).toBe(!areNear);
      },
    ),
  );
});

test('a loss of 1 % is named in a table that hardly changes, and never in one that is loading', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, percent) => {
        const left = Math.floor(rows * (1 - percent / 100));
        expect(compare(counted(rows), counted(left), {}, usage(Math.floor(rows / 100))).verdict).toBe(
          'missing',
        );
        expect(compare(counted(rows), counted(left)).verdict).toBe('missing');
        expect(compare(counted(rows), counted(left), {}, usage(0, 'initial_sync')).verdict).toBe('explained');
      },
    ),
  );
});

const keepsDeleted = { persistDeletedRows: true };
const withoutDeleted = (rows: number, when = at): RowCount => ({ rows, at: when, isWithoutDeleted: true });

test('kept deletions are no alarm, whatever their number, and a count without them is offered', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (rows, kept) => {
      expect(compare(counted(rows), counted(rows + kept), keepsDeleted, usage(0))).toMatchObject({
        verdict: 'explained',
        needsCountWithoutDeleted: true,
      });
    }),
  );
});

test('kept deletions hide no loss: without a count that leaves them out, nothing is equal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, percent) => {
        const lost = Math.ceil((rows * percent) / 100);
        // As many deleted rows are kept as others are missing.
        const whole = compare(counted(rows), counted(rows), keepsDeleted, usage(0));
        expect(whole).toMatchObject({ verdict: 'unknown', needsCountWithoutDeleted: true });
        const left = compare(counted(rows), withoutDeleted(rows - lost), keepsDeleted, usage(0));
        expect([left.verdict, left.difference, left.needsCountWithoutDeleted]).toEqual([
          'missing',
          -lost,
          undefined,
        ]);
        const none = compare(counted(rows), withoutDeleted(rows), keepsDeleted, usage(0));
        expect([none.verdict, none.needsCountWithoutDeleted]).toEqual(['equal', undefined]);
        const more = compare(counted(rows), withoutDeleted(rows + lost), keepsDeleted, usage(0));
        expect([more.verdict, more.needsCountWithoutDeleted]).toEqual(['extra', undefined]);
      },
    ),
  );
});

describe('a count that leaves out deleted rows', () => {
  const store = { type: 'destination', id: 7, name: 'Analytics' } as const;
  const isNull = (columnName: string) => ({ columnName, operator: 'is_null', value: null }) as const;
  const atDestination = (more: Partial<Metric>) =>
    metric({ dataStoreType: 'destination', dataStoreId: 7, tableName: 'public_orders', ...more });
  const found = (...metrics: readonly Metric[]) =>
    pairRowCounts(['public.orders'], metrics, pipeline())[0]?.destination;

  it('is preferred to one of all rows, in any case of its name', () => {
    const own = { lastValue: 8, lastMeasuredAt: at };
    const all = atDestination({ lastValue: 10, lastMeasuredAt: at });
    expect(found(all, atDestination({ ...own, whereConditions: [isNull('_DELETED_AT')] }))).toEqual(
      withoutDeleted(8),
    );
    expect(found(atDestination({ whereConditions: [isNull('_deleted_at')] }), all)).toBe('uncounted');
  });

  it('has no other condition', () => {
    const own = { lastValue: 8, lastMeasuredAt: at };
    const deleted = { ...isNull('_deleted_at'), operator: 'is_not_null' } as const;
    for (const whereConditions of [[isNull('deleted_at')], [deleted], [isNull('_deleted_at'), isNull('a')]])
      expect(found(atDestination({ ...own, whereConditions }))).toBeNull();
    const atSource = metric({ ...own, whereConditions: [isNull('_deleted_at')] });
    expect(pairRowCounts(['public.orders'], [atSource], pipeline())[0]?.source).toBeNull();
  });

  it('is made with the column of the destination, and recognised afterwards', () => {
    const mark = deletionMarkIn([{ name: 'ID' }, { name: '_DELETED_AT' }]);
    const body = rowCountMetric('PUBLIC_ORDERS', store, mark);
    expect(body.name).toBe('Rows that are not deleted of PUBLIC_ORDERS in Analytics');
    const whereConditions = body.whereConditions.map(({ column_name: columnName, operator, value }) => ({
      columnName,
      operator,
      value,
    }));
    const made = atDestination({
      tableName: body.tableName,
      whereConditions,
      lastValue: 3,
      lastMeasuredAt: at,
    });
    expect(found(made)).toEqual(withoutDeleted(3));
    expect(deletionMarkIn([{ name: 'deleted_at' }])).toBeUndefined();
    expect(rowCountMetric('t', store).whereConditions).toEqual([]);
  });
});

test('tables that need a person come first', () => {
  const tables = [
    { table: 'a', source: counted(1), destination: counted(1) },
    { table: 'b', source: null, destination: null },
    { table: 'c', source: counted(100), destination: counted(50) },
    { table: 'd', source: counted(100), destination: null },
    { table: 'e', source: counted(100), destination: counted(10) },
  ];
  expect(compareTables(tables, pipeline(), []).map(({ table }) => table)).toEqual(['e', 'c', 'd', 'a', 'b']);
});
