import type { MetricType } from '@millrace/ui/domain/observability';
import { dayMs, hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';

/** The inputs of a value; two equal metrics have equal values. */
export type Measured = Pick<
  MetricRow,
  | 'data_store_type'
  | 'data_store_id'
  | 'table_name'
  | 'column_name'
  | 'column_type'
  | 'is_nullable'
  | 'metric_type'
  | 'where_conditions'
>;

/** Tables grow from this time on, in milliseconds since the epoch. */
const origin = Date.UTC(2026, 0, 1);
/** Probability that a table has problems on a day. */
const troubleChance = 0.2;
const longestTroubleHours = 10;

/** Severity of a table's problem, from 0 (none) to 1: on some days something goes wrong for some hours. */
function troubleAt(seed: number, table: string, at: number): number {
  const today = Math.floor(at / dayMs);
  // A problem that began late yesterday may continue.
  for (const day of [today - 1, today]) {
    if (chance(seed, 'trouble', table, day) >= troubleChance) continue;
    const from = (day + chance(seed, 'trouble begins', table, day)) * dayMs;
    const hours = 1 + (longestTroubleHours - 1) * chance(seed, 'trouble lasts', table, day);
    if (at >= from && at < from + hours * hourMs) return 0.4 + 0.6 * chance(seed, 'trouble', day, table);
  }
  return 0;
}

/** Facts of a table and one of its columns at an instant; every metric type reads its value from them. */
interface Facts {
  readonly rows: number;
  readonly nulls: number;
  readonly average: number;
  /** Minutes since the newest value. */
  readonly age: number;
  /** A random share of the column, from 0 to 1, constant over time. */
  share(of: string): number;
}

function factsAt(seed: number, metric: Measured, at: number): Facts {
  const table = `${metric.data_store_type} ${metric.data_store_id} ${metric.table_name}`;
  const column = `${table} ${metric.column_name}`;
  const share = (of: string) => chance(seed, of, column);
  const trouble = troubleAt(seed, table, at);
  /** A random number from -1 to 1, different each hour. */
  const unrest = 2 * chance(seed, 'unrest', column, Math.floor(at / hourMs)) - 1;

  const size = 10 ** (3 + 3 * chance(seed, 'size', table));
  const growth = (0.0004 * chance(seed, 'growth', table) * (at - origin)) / dayMs;
  const met = metric.where_conditions.reduce(
    (left, { column_name, operator, value }) =>
      left * (0.05 + 0.9 * chance(seed, 'condition', table, column_name, operator, value ?? '')),
    1,
  );
  const rows = Math.max(1, Math.round(size * Math.max(0.1, 1 + growth) * met * (1 - 0.4 * trouble)));
  const nullShare = metric.is_nullable
    ? Math.min(0.95, 0.002 + 0.2 * share('nulls') ** 2 * (1 + 0.1 * unrest) + 0.5 * trouble)
    : 0;
  return {
    rows,
    nulls: Math.round(rows * nullShare),
    average: 10 ** (1 + 3 * share('average')) * (1 + 0.04 * unrest) * (1 + 1.2 * trouble),
    age: (5 + 55 * share('age')) * (1 + 0.2 * unrest) + 600 * trouble,
    share,
  };
}

const readings: Readonly<Record<MetricType, (facts: Facts) => number>> = {
  row_count: ({ rows }) => rows,
  null_count: ({ nulls }) => nulls,
  distinct_count: ({ rows, nulls, share }) => Math.ceil((rows - nulls) * share('distinct')),
  minimum: ({ average, share }) => average * 0.3 * share('minimum'),
  maximum: ({ average, share }) => average * (2 + 4 * share('maximum')),
  average: ({ average }) => average,
  sum: ({ average, rows, nulls }) => average * (rows - nulls),
  null_percentage: ({ rows, nulls }) => (100 * nulls) / rows,
  median: ({ average, share }) => average * (0.7 + 0.3 * share('median')),
  standard_deviation: ({ average, share }) => average * (0.2 + 0.6 * share('deviation')),
  freshness: ({ age }) => age,
};

/** Measurements in the column's own numbers, which are whole if those are. */
const own: ReadonlySet<MetricType> = new Set(['minimum', 'maximum', 'sum']);

/** The value of a metric at an instant (milliseconds since the epoch). It depends on its inputs only. */
export function valueAt(seed: number, metric: Measured, at: number): number {
  const { metric_type: type, column_type } = metric;
  const value = readings[type](factsAt(seed, metric, at));
  // A boolean column has two values.
  if (type === 'distinct_count' && column_type === 'boolean') return Math.min(2, value);
  const isWhole = own.has(type) && column_type !== 'number';
  return isWhole ? Math.round(value) : Math.round(value * 100) / 100;
}
