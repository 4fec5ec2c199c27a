import type { Pipeline } from '../entities/pipeline.ts';
import type { CollectionUsage } from '../entities/usage.ts';
import { formatCount, formatQuantity } from '../format/count.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../format/duration.ts';
import { formatInterval } from '../format/time.ts';
import type { DataStoreType, Metric } from '../observability/metric.ts';
import type { MetricBody } from '../observability/metricForm.ts';
import { noLimit } from '../observability/threshold.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { maxLength } from '../text/limits.ts';
import { intervalOf } from '../pipelines/pipelineHealth.ts';

/**
 * What is known of the rows of a table at one end: how many were counted and when; `uncounted` while its metric has no
 * value; `unreadable` if the last attempt read none; `null` without a metric.
 */
export type RowCount = { readonly rows: number; readonly at: Date } | 'uncounted' | 'unreadable' | null;

/** The two counts of a table. */
export interface CountedTable {
  readonly table: string;
  readonly source: RowCount;
  readonly destination: RowCount;
}

/**
 * - `missing`, `extra`: the destination has fewer or more rows, and nothing that is known explains it.
 * - `explained`: the difference is one that the pipeline is expected to have.
 * - `unknown`: the counts prove nothing.
 * - `uncounted`: there is no metric at either end.
 */
export const countVerdicts = ['missing', 'extra', 'unknown', 'explained', 'equal', 'uncounted'] as const;
export type CountVerdict = (typeof countVerdicts)[number];

/** The counts of a table compared. */
export interface CountComparison extends CountedTable {
  readonly verdict: CountVerdict;
  /** Rows at the destination minus rows at the source; `null` unless both were counted at nearly the same time. */
  readonly difference: number | null;
  /** What the verdict follows from, as sentences. */
  readonly reason: string;
}

/** What explains a difference, besides the counts. */
export interface CountContext {
  readonly pipeline: Pipeline;
  /** The table in the pipeline's usage of the last day; omitted if unknown. */
  readonly usage?: CollectionUsage | undefined;
}

/** Whether a metric counts all rows of a table. */
const countsRows = ({ metricType, columnName, whereConditions, status }: Metric): boolean =>
  metricType === 'row_count' && columnName === null && whereConditions.length === 0 && status === 'active';

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
  const { lastValue, lastMeasuredAt } = metric;
  if (!lastMeasuredAt || lastValue === undefined) return 'uncounted';
  return lastValue === null ? 'unreadable' : { rows: lastValue, at: lastMeasuredAt };
}

/** The newest of several counts of one table. */
const newest = (metrics: readonly Metric[] = []): Metric | undefined =>
  metrics.toSorted(
    (one, other) => (other.lastMeasuredAt?.getTime() ?? 0) - (one.lastMeasuredAt?.getTime() ?? 0),
  )[0];

/** The counts of a pipeline's tables, from metrics of its source and destination that count all rows of one table. */
export function pairRowCounts(
  tables: readonly string[],
  metrics: readonly Metric[],
  { sourceId, destinationId }: Pick<Pipeline, 'sourceId' | 'destinationId'>,
): readonly CountedTable[] {
  const counts = metrics.filter(countsRows);
  const of = (type: string, id: number | null | undefined) =>
    counts.filter(({ dataStoreType, dataStoreId }) => dataStoreType === type && dataStoreId === id);
  const [atSource, atDestination] = [of('source', sourceId), of('destination', destinationId)];
  const sources = Map.groupBy(atSource, ({ tableName }) => tableName);
  const destinations = Map.groupBy(atDestination, ({ tableName }) => tableName);
  const copies = loadedTables(tables, [...destinations.keys()]);
  return tables.map((table) => ({
    table,
    source: countOf(newest(sources.get(table))),
    destination: countOf(newest(destinations.get(copies.get(table) ?? ''))),
  }));
}

/** The metric that counts all rows of a table. Any number is expected. */
export const rowCountMetric = (
  table: string,
  store: { readonly type: DataStoreType; readonly id: number; readonly name: string },
): MetricBody => ({
  name: cutGraphemes(`Rows of ${table} in ${store.name}`, maxLength.standard),
  dataStoreType: store.type,
  dataStoreId: store.id,
  tableName: table,
  columnName: null,
  columnType: null,
  metricType: 'row_count',
  whereConditions: [],
  threshold: { type: 'constant', range: [0, noLimit] },
});

const isCounted = (count: RowCount): count is { readonly rows: number; readonly at: Date } =>
  typeof count === 'object' && count !== null;

const noCounts: Readonly<Record<'uncounted' | 'unreadable', string>> = {
  uncounted: 'has not been counted yet',
  unreadable: 'could not be counted',
};

/** A duration in a unit of which it has at least two, never shorter than it is: `16 min`, `2 h`. */
function formatRough(milliseconds: number): string {
  const unit = [dayMs, hourMs, minuteMs].find((each) => milliseconds >= 2 * each) ?? secondMs;
  // Four seconds more than two hours are two hours.
  return formatInterval(Math.ceil(milliseconds / unit - 0.05) * unit);
}

/** Why two counts cannot be compared; `undefined` if they can. */
function whyIncomparable({ source, destination }: CountedTable, interval: number): string | undefined {
  if (source === null) return 'Counted at the destination only.';
  if (destination === null) return 'Counted at the source only.';
  if (!isCounted(source)) return `The source ${noCounts[source]}.`;
  if (!isCounted(destination)) return `The destination ${noCounts[destination]}.`;
  const apart = Math.abs(source.at.getTime() - destination.at.getTime());
  return apart > interval
    ? `Counted ${formatRough(apart)} apart. Only counts within ${formatInterval(interval)} can be compared.`
    : undefined;
}

const loadingStatuses: readonly string[] = ['waiting', 'initial_sync', 'resyncing'];

/** Changes vary: this many times those of an average day may be waiting for a sync. */
const busyFactor = 3;

/** The share of rows from which a difference counts, although it is not known how many change. */
const noticeableShare = 0.01;

interface Difference {
  /** Rows at the destination minus rows at the source, not 0. */
  readonly difference: number;
  readonly rows: number;
  /** The earlier and the later count. */
  readonly from: number;
  readonly to: number;
}

/** Verdict and reason of counts that differ. */
function judge(
  { difference, rows, from, to }: Difference,
  { pipeline, usage }: CountContext,
): Pick<CountComparison, 'verdict' | 'reason'> {
  const explained = (reason: string) => ({ verdict: 'explained', reason }) as const;
  if (usage && loadingStatuses.includes(usage.status)) return explained('The table is still loading.');
  if (pipeline.status !== 'running')
    return explained('The pipeline is not running, so changes at the source are not loaded.');
  if (difference > 0 && pipeline.persistDeletedRows)
    return explained('Rows deleted at the source are kept at the destination.');
  const size = Math.abs(difference);
  const lastSync = pipeline.lastSyncedAt?.getTime();
  // What changed since the last sync, and between the two counts, may differ.
  const open = to - Math.min(from, lastSync ?? from - intervalOf(pipeline));
  if (usage) {
    const expected = Math.ceil((busyFactor * usage.totalRecords * Math.max(open, 0)) / dayMs);
    if (size <= expected)
      return explained(
        `Within the ${formatQuantity(expected, 'row')} that can change in ${formatRough(open)}, the time since the last sync.`,
      );
  } else if (size < rows * noticeableShare) {
    return { verdict: 'unknown', reason: 'Changes since the last sync may explain the difference.' };
  }
  return difference < 0
    ? { verdict: 'missing', reason: `${formatCount(size)} fewer than at the source.` }
    : { verdict: 'extra', reason: `${formatCount(size)} more than at the source.` };
}

/**
 * Compares the rows of a table at both ends. Only counts made there are evidence: what the pipeline says that it has loaded
 * can excuse a small difference, and never proves that there is none. Counts further apart than one interval (an hour if the
 * service does not say) give no verdict.
 */
export function compareRowCounts(counted: CountedTable, context: CountContext): CountComparison {
  const { source, destination } = counted;
  if (source === null && destination === null)
    return { ...counted, verdict: 'uncounted', difference: null, reason: '' };
  const interval = intervalOf(context.pipeline) || hourMs;
  const reason = whyIncomparable(counted, interval);
  if (reason !== undefined || !isCounted(source) || !isCounted(destination))
    return { ...counted, verdict: 'unknown', difference: null, reason: reason ?? '' };
  const difference = destination.rows - source.rows;
  if (difference === 0) return { ...counted, verdict: 'equal', difference, reason: '' };
  const times = [source.at.getTime(), destination.at.getTime()];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  return { ...counted, difference, ...judge({ difference, rows: source.rows, from, to }, context) };
}

const rank = ({ verdict }: CountComparison): number => countVerdicts.indexOf(verdict);

/** The comparisons of a pipeline's tables: what needs a person first, then by the size of the difference. */
export const compareTables = (
  counted: readonly CountedTable[],
  pipeline: Pipeline,
  usage: readonly CollectionUsage[] | undefined,
): readonly CountComparison[] => {
  const byName = new Map(usage?.map((each) => [each.collection, each]));
  return counted
    .map((each) => compareRowCounts(each, { pipeline, usage: byName.get(each.table) }))
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0),
    );
};

/** Verdicts in words. */
export const countVerdictLabel: Readonly<Record<CountVerdict, string>> = {
  missing: 'Rows missing',
  extra: 'More rows',
  unknown: 'No verdict',
  explained: 'Explained',
  equal: 'Equal',
  uncounted: 'Not counted',
};

/** `−100`, `+2,466` or `0`. */
export const formatDifference = (difference: number): string =>
  difference === 0 ? '0' : `${difference < 0 ? '−' : '+'}${formatCount(Math.abs(difference))}`;

const describeCount = (count: RowCount): string =>
  isCounted(count) ? `${formatCount(count.rows)} at ${count.at.toISOString()}` : '—';

/** The counted tables as text for a message or a ticket, one line each, with instants in UTC. */
export const rowCountsReport = (
  comparisons: readonly CountComparison[],
  ends: { readonly pipeline: string; readonly source: string; readonly destination: string },
): string =>
  [
    `Row counts of ${ends.pipeline}: ${ends.source} and ${ends.destination}`,
    ...comparisons
      .filter(({ verdict }) => verdict !== 'uncounted')
      .map(({ table, source, destination, difference, verdict, reason }) =>
        [
          `${table}: ${countVerdictLabel[verdict]}`,
          `source ${describeCount(source)}`,
          `destination ${describeCount(destination)}`,
          ...(difference === null ? [] : [`difference ${formatDifference(difference)}`]),
          ...(reason === '' ? [] : [reason]),
        ].join(', '),
      ),
  ].join('\n');
