import { columnTypes, type ColumnType } from '../entities/source.ts';
import { isKnown } from '../entities/open.ts';
import { noLimit, type Bounds } from './threshold.ts';

/** Metric types of a table or a column. Our choice: spec §3 names none. */
export const metricTypes = [
  'row_count',
  'null_count',
  'distinct_count',
  'minimum',
  'maximum',
  'average',
  'sum',
  'null_percentage',
  'median',
  'standard_deviation',
  'freshness',
] as const;
export type MetricType = (typeof metricTypes)[number];

/** Unit of the value; `value` is the column's own unit. */
export type MetricUnit = 'rows' | 'values' | 'value' | 'percent' | 'minutes';

interface MetricTypeRule {
  readonly label: string;
  /** In a sentence, if not the label: `the number of null values`. */
  readonly noun?: string;
  readonly unit: MetricUnit;
  /** Column types that it supports; `null` for metrics of the whole table, which take no column. */
  readonly columns: readonly ColumnType[] | null;
  /** Belongs to the feature "new observability metrics" (spec §3). @default false */
  readonly isNewer?: boolean;
}

const numbers = ['number', 'integer', 'bigint'] as const satisfies readonly ColumnType[];
const times = ['date', 'datetime'] as const satisfies readonly ColumnType[];
/** Column types with an order. */
const comparable = ['string', 'boolean', ...numbers, ...times] as const;

export const metricTypeRules: Readonly<Record<MetricType, MetricTypeRule>> = {
  row_count: { label: 'Row count', unit: 'rows', columns: null },
  null_count: { label: 'Null values', noun: 'number of null values', unit: 'values', columns: columnTypes },
  distinct_count: {
    label: 'Distinct values',
    noun: 'number of distinct values',
    unit: 'values',
    columns: comparable,
  },
  minimum: { label: 'Minimum', unit: 'value', columns: numbers },
  maximum: { label: 'Maximum', unit: 'value', columns: numbers },
  average: { label: 'Average', unit: 'value', columns: numbers },
  sum: { label: 'Sum', unit: 'value', columns: numbers },
  null_percentage: { label: 'Share of null values', unit: 'percent', columns: columnTypes, isNewer: true },
  median: { label: 'Median', unit: 'value', columns: numbers, isNewer: true },
  standard_deviation: { label: 'Standard deviation', unit: 'value', columns: numbers, isNewer: true },
  freshness: { label: 'Age of the newest value', unit: 'minutes', columns: times, isNewer: true },
};

/** Whether a metric type supports a column type; `null` means no column. */
export const canMeasure = (type: MetricType, columnType: string | null): boolean => {
  const { columns } = metricTypeRules[type];
  return columns === null || columnType === null ? columns === columnType : isKnown(columns, columnType);
};

/** The metric types available for a column, or for the whole table. */
export const metricTypesFor = (
  columnType: string | null,
  { hasNewer }: { readonly hasNewer: boolean },
): readonly MetricType[] =>
  metricTypes.filter((type) => canMeasure(type, columnType) && (hasNewer || !metricTypeRules[type].isNewer));

/** The values that a unit can have. The age of a value in the future is below 0. */
const unitBounds: Readonly<Partial<Record<MetricUnit, Bounds>>> = {
  rows: [0, noLimit],
  values: [0, noLimit],
  percent: [0, 100],
};

/** The smallest and the largest value of a metric type. */
export const metricBounds = (type: string): Bounds =>
  (isKnown(metricTypes, type) ? unitBounds[metricTypeRules[type].unit] : undefined) ?? [-noLimit, noLimit];

/** `share of null values`: a metric type in a sentence. */
export function metricTypeNoun(type: string): string {
  const label = metricTypeLabel(type);
  const noun = isKnown(metricTypes, type) ? metricTypeRules[type].noun : undefined;
  return noun ?? label.charAt(0).toLowerCase() + label.slice(1);
}

/** The label of a metric type. A type newer than this build is shown unchanged. */
export const metricTypeLabel = (type: string): string =>
  isKnown(metricTypes, type) ? metricTypeRules[type].label : type;
