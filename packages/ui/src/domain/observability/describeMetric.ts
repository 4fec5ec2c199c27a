import type { Metric } from './metric.ts';
import { isKnown } from '../entities/open.ts';
import { formatCount } from '../format/count.ts';
import { needsValue, operatorLabel, type WhereCondition } from './conditions.ts';
import { metricTypeLabel, metricTypeRules, metricTypes, type MetricUnit } from './metricTypes.ts';
import { isOutside, type Threshold } from './threshold.ts';

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

const withUnit = (text: string, type: string): string => {
  const unit = metricUnit(type);
  return unit === undefined ? text : `${text} ${unit}`;
};

/** `0.8 %`; `—` if there is no value. */
export const formatMetricValue = (value: number | null | undefined, type: string): string =>
  typeof value === 'number' ? withUnit(formatCount(value), type) : '—';

/** `0 to 2 %`: the expected range. */
export const formatMetricRange = ([low, high]: Threshold['range'], type: string): string =>
  withUnit(`${formatCount(low)} to ${formatCount(high)}`, type);

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
export type Expectation = Pick<
  Metric,
  'metricType' | 'tableName' | 'columnName' | 'whereConditions' | 'threshold'
>;

/** `Alert when the share of null values of customers.email is outside 0 to 2 %, where country is DE.` */
export function describeExpectation({
  metricType,
  whereConditions,
  threshold: { range },
  ...place
}: Expectation): string {
  const label = metricTypeLabel(metricType);
  const measure = label.charAt(0).toLowerCase() + label.slice(1);
  const where =
    whereConditions.length === 0 ? '' : `, where ${whereConditions.map(describeCondition).join(' and ')}`;
  return `Alert when the ${measure} of ${describePlace(place)} is outside ${formatMetricRange(range, metricType)}${where}.`;
}

/** The states of metrics that have been measured: the list can be filtered by them. */
export const measuredStates = ['outside', 'inside', 'unreadable'] as const;

/** The state that a list shows: whether the last value was in its range. */
export type MetricState = 'archived' | 'unmeasured' | (typeof measuredStates)[number];

/** `undefined` if the service does not tell. */
export function metricState({
  status,
  lastValue,
  lastMeasuredAt,
  threshold,
}: Pick<Metric, 'status' | 'lastValue' | 'lastMeasuredAt' | 'threshold'>): MetricState | undefined {
  if (status === 'archived') return 'archived';
  if (typeof lastValue === 'number') return isOutside(lastValue, threshold) ? 'outside' : 'inside';
  if (lastMeasuredAt) return 'unreadable';
  return lastValue === null || lastMeasuredAt === null ? 'unmeasured' : undefined;
}

const stateLabels: Readonly<Record<MetricState, string>> = {
  archived: 'Archived',
  outside: 'Out of range',
  inside: 'In range',
  unreadable: 'Not readable',
  unmeasured: 'Not measured yet',
};
export const metricStateLabel = (state: MetricState): string => stateLabels[state];
