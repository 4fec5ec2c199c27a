import type { Pipeline } from '../entities/pipeline.ts';
import type { DataStoreType, Metric } from '../observability/metric.ts';
import type { MetricBody } from '../observability/metricForm.ts';
import { noLimit } from '../observability/threshold.ts';
import { deletedRowColumn } from '../pipelines/syncSettings.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { maxLength } from '../text/limits.ts';

/**
 * What is known of the rows of a table at one end: how many were counted and when; `uncounted` while its metric has no
 * value; `unreadable` if the last attempt read none; `null` without a metric.
 */
export type RowCount =
  | {
      readonly rows: number;
      readonly at: Date;
      /** Rows that were deleted at the source and are kept are not among them. @default false */
      readonly isWithoutDeleted?: boolean;
    }
  | 'uncounted'
  | 'unreadable'
  | null;

/** The two counts of a table. */
export interface CountedTable {
  readonly table: string;
  readonly source: RowCount;
  readonly destination: RowCount;
}

/** Whether a metric counts rows of a table, without conditions that are not named. */
const countsRows = ({ metricType, columnName, status }: Metric): boolean =>
  metricType === 'row_count' && columnName === null && status === 'active';

const countsAllRows = (metric: Metric): boolean => countsRows(metric) && metric.whereConditions.length === 0;

/** Whether a column marks rows that were deleted at the source. Warehouses change the case of names. */
const isDeletionMark = (column: string): boolean => column.toLowerCase() === deletedRowColumn;

/** Whether a metric counts the rows of a table that are not marked as deleted. */
function countsLeftRows(metric: Metric): boolean {
  const [condition, ...others] = metric.whereConditions;
  if (!countsRows(metric) || !condition || others.length > 0) return false;
  return condition.operator === 'is_null' && isDeletionMark(condition.columnName);
}

/** A name without what warehouses change in it: its case, and dots and other marks, which become low lines. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_');

/** The name of a table at a destination, also without the database and schema that may precede it. */
function plainNames(name: string): readonly string[] {
  const parts = name.split('.');
  return parts.map((_, start) => plainName(parts.slice(start).join('.')));
}

/**
 * Finds the tables of a destination that have the rows of a pipeline's tables, by the names of these. Tables whose names
 * differ only in what a warehouse changes cannot be distinguished, so none is found for them.
 */
export function loadedTables(
  tables: readonly string[],
  destinationTables: readonly string[],
): ReadonlyMap<string, string> {
  const copies = new Map<string, string>();
  for (const copy of destinationTables)
    for (const name of plainNames(copy)) if (!copies.has(name)) copies.set(name, copy);
  const byName = Map.groupBy(tables, plainName);
  const found = new Map<string, string>();
  for (const [name, [table, other]] of byName) {
    const copy = copies.get(name);
    if (table !== undefined && other === undefined && copy !== undefined) found.set(table, copy);
  }
  return found;
}

function countOf(metric: Metric | undefined): RowCount {
  if (!metric) return null;
  const { lastValue, lastMeasuredAt, whereConditions } = metric;
  if (!lastMeasuredAt || lastValue === undefined) return 'uncounted';
  if (lastValue === null) return 'unreadable';
  return {
    rows: lastValue,
    at: lastMeasuredAt,
    ...(whereConditions.length > 0 && { isWithoutDeleted: true }),
  };
}

/** The newest of several counts of one table. */
const newest = (metrics: readonly Metric[] = []): Metric | undefined =>
  metrics.toSorted(
    (one, other) => (other.lastMeasuredAt?.getTime() ?? 0) - (one.lastMeasuredAt?.getTime() ?? 0),
  )[0];

/**
 * The counts of a pipeline's tables, from metrics of its source and destination that count the rows of one table. A count that
 * leaves out rows marked as deleted is preferred, because only it has the rows that the source has.
 */
export function pairRowCounts(
  tables: readonly string[],
  metrics: readonly Metric[],
  { sourceId, destinationId }: Pick<Pipeline, 'sourceId' | 'destinationId'>,
): readonly CountedTable[] {
  const of = (type: string, id: number | null | undefined, isWanted: (metric: Metric) => boolean) =>
    Map.groupBy(
      metrics.filter(
        (metric) => metric.dataStoreType === type && metric.dataStoreId === id && isWanted(metric),
      ),
      ({ tableName }) => tableName,
    );
  const sources = of('source', sourceId, countsAllRows);
  const left = of('destination', destinationId, countsLeftRows);
  const destinations = new Map([...of('destination', destinationId, countsAllRows), ...left]);
  const copies = loadedTables(tables, [...destinations.keys()]);
  return tables.map((table) => ({
    table,
    source: countOf(newest(sources.get(table))),
    destination: countOf(newest(destinations.get(copies.get(table) ?? ''))),
  }));
}

/** The column of a table that marks deleted rows, as it is written there; `undefined` if it has none. */
export const deletionMarkIn = (columns: readonly { readonly name: string }[]): string | undefined =>
  columns.find(({ name }) => isDeletionMark(name))?.name;

/**
 * The metric that counts the rows of a table. Any number is expected.
 * @param deletionMark the column that marks deleted rows, which are then left out; without it, all rows are counted
 */
export const rowCountMetric = (
  table: string,
  store: { readonly type: DataStoreType; readonly id: number; readonly name: string },
  deletionMark?: string,
): MetricBody => ({
  name: cutGraphemes(
    `${deletionMark === undefined ? 'Rows' : 'Rows that are not deleted'} of ${table} in ${store.name}`,
    maxLength.standard,
  ),
  dataStoreType: store.type,
  dataStoreId: store.id,
  tableName: table,
  columnName: null,
  columnType: null,
  metricType: 'row_count',
  whereConditions:
    deletionMark === undefined ? [] : [{ column_name: deletionMark, operator: 'is_null', value: null }],
  threshold: { type: 'constant', range: [0, noLimit] },
});
