import type { Metric } from './metric.ts';
import { isKnown } from '../entities/open.ts';
import { formatCount } from '../format/count.ts';
import { needsValue, operatorLabel, type WhereCondition } from './conditions.ts';
import {
  metricBounds,
  metricTypeLabel,
  metricTypeNoun,
  metricTypeRules,
  metricTypes,
  type MetricUnit,
} from './metricTypes.ts';
import { describeRange, isOutside, noLimit, rangeKind, type Threshold } from './threshold.ts';

const unitWords: Readonly<Record<MetricUnit, string | undefined>> = {
  rows: 'rows',
  values: 'values',
  value: undefined,
  percent: '%',
  minutes: 'minutes',
};

/** The unit of a metric type, as it follows a number; `undefined` if its values have the column's own unit. */
export const metricUnit = (type: string): string | undefined =>
  isKnown(metricTypes, type) ? unitWords[metricTypeRules[type].unit] : undefined;

/** `1 row`, `2 rows`, `0.8 %`. */
const withUnit = (value: number, type: string, format = formatCount): string => {
  const unit = metricUnit(type);
  if (unit === undefined) return format(value);
  return `${format(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
};

/** `0.8 %`; `—` if there is no value. */
export const formatMetricValue = (
  value: number | null | undefined,
  type: string,
  format = formatCount,
): string => (typeof value === 'number' ? withUnit(value, type, format) : '—');

/** `1 to 2 %`, `at most 2 %`: the expected range, with its unit once. @param format how its ends are written */
export function formatMetricRange(range: Threshold['range'], type: string, format = formatCount): string {
  const bounds = metricBounds(type);
  const [low, high] = range;
  const isPair = rangeKind(range, bounds) === 'between' && low !== high && high < noLimit;
  return isPair
    ? `${format(low)} to ${withUnit(high, type, format)}`
    : describeRange(range, (value) => withUnit(value, type, format), bounds);
}

/** `is below 10 rows`, `is outside 10 to 20 rows`: when a metric leaves its range. */
function describeLeaving(range: Threshold['range'], type: string): string {
  const [low, high] = range;
  const kind = rangeKind(range, metricBounds(type));
  if (kind === 'atLeast') return `is below ${withUnit(low, type)}`;
  if (kind === 'atMost') return `is above ${withUnit(high, type)}`;
  return low === high ? `is not ${withUnit(low, type)}` : `is outside ${formatMetricRange(range, type)}`;
}

/** `public.customers.email`, or the table alone if the whole table is measured. */
export const describePlace = ({ tableName, columnName }: Pick<Metric, 'tableName' | 'columnName'>): string =>
  columnName === null ? tableName : `${tableName}.${columnName}`;

/** The name of the measured source or destination; `Source 4` if the service does not send it. */
export const dataStoreName = ({
  dataStore,
  dataStoreType,
  dataStoreId,
}: Pick<Metric, 'dataStore' | 'dataStoreType' | 'dataStoreId'>): string =>
  dataStore?.name || `${dataStoreType.charAt(0).toUpperCase()}${dataStoreType.slice(1)} ${dataStoreId}`;

/** `country is DE`, `email is null`. */
export const describeCondition = ({ columnName, operator, value }: WhereCondition): string =>
  [columnName, operatorLabel(operator), ...(needsValue(operator) ? [value ?? '—'] : [])].join(' ');

/** `Share of null values, where country is DE and email is not null`: what is measured of its place. */
export function describeMeasure({
  metricType,
  whereConditions,
}: Pick<Metric, 'metricType' | 'whereConditions'>): string {
  const label = metricTypeLabel(metricType);
  return whereConditions.length === 0
    ? label
    : `${label}, where ${whereConditions.map(describeCondition).join(' and ')}`;
}

/** What a metric measures and expects. */
export type Expectation = Pick<Metric, 'metricType' | 'tableName' | 'columnName' | 'whereConditions'> & {
  readonly threshold: Pick<Threshold, 'range'>;
};

/** `Alert when the share of null values of customers.email is above 2 %, where country is DE.` */
export function describeExpectation({
  metricType,
  whereConditions,
  threshold: { range },
  ...place
}: Expectation): string {
  const where =
    whereConditions.length === 0 ? '' : `, where ${whereConditions.map(describeCondition).join(' and ')}`;
  return `Alert when the ${metricTypeNoun(metricType)} of ${describePlace(place)} ${describeLeaving(range, metricType)}${where}.`;
}

/** The states of metrics that have been measured: the list can be filtered by them. */
export const measuredStates = ['outside', 'inside', 'unreadable'] as const;

/** The state that a list shows: whether the last value was in its range. */
export type MetricState = 'archived' | (typeof measuredStates)[number];

/** `undefined` if the service does not tell. */
export function metricState({
  status,
  lastValue,
  lastMeasuredAt,
  threshold,
}: Pick<Metric, 'status' | 'lastValue' | 'lastMeasuredAt' | 'threshold'>): MetricState | undefined {
  if (status === 'archived') return 'archived';
  if (typeof lastValue === 'number')
    return threshold === null ? undefined : isOutside(lastValue, threshold) ? 'outside' : 'inside';
  // Measured, and without a value. Anything else tells nothing.
  return lastMeasuredAt && lastValue === null ? 'unreadable' : undefined;
}

const stateLabels: Readonly<Record<MetricState, string>> = {
  archived: 'Archived',
  outside: 'Out of range',
  inside: 'In range',
  unreadable: 'Not readable',
};
export const metricStateLabel = (state: MetricState): string => stateLabels[state];
