import { hourMs } from '../format/duration.ts';
import type { Metric } from './metric.ts';
import { isRecent } from './recent.ts';
import { isOutside } from './threshold.ts';

/** Between two measurements, in ms: a metric is measured at every full hour. */
export const metricIntervalMs = hourMs;

/** Whether a metric that is measured was measured lately enough that its value still holds. */
export const isProvedByMeasurement = (
  { status, lastMeasuredAt }: Pick<Metric, 'status' | 'lastMeasuredAt'>,
  now: Date,
): boolean => status !== 'archived' && !!lastMeasuredAt && isRecent(lastMeasuredAt, metricIntervalMs, now);

/**
 * What the last measurement of a metric found. `wasInside`: in range, without proof that it still is.
 * `notMeasured`: it has no measurement yet.
 */
export const metricValueStates = [
  'outside',
  'unreadable',
  'notMeasured',
  'wasInside',
  'inside',
  'archived',
] as const;
export type MetricValueState = (typeof metricValueStates)[number];

/** `undefined` if the service does not tell. */
export function metricValueState(
  metric: Pick<Metric, 'status' | 'lastValue' | 'lastMeasuredAt' | 'threshold'>,
  now: Date,
): MetricValueState | undefined {
  const { status, lastValue, lastMeasuredAt, threshold } = metric;
  if (status === 'archived') return 'archived';
  if (typeof lastValue === 'number') {
    if (threshold === null) return undefined;
    if (isOutside(lastValue, threshold)) return 'outside';
    return isProvedByMeasurement(metric, now) ? 'inside' : 'wasInside';
  }
  if (lastValue !== null) return undefined;
  if (lastMeasuredAt === null) return 'notMeasured';
  return lastMeasuredAt && 'unreadable';
}

interface StateLook {
  readonly label: string;
  readonly tone: 'critical' | 'caution' | 'positive' | 'neutral';
}

/** The words and the meaning of what the last measurement found. Only a recent value in its range is positive. */
export const metricValueLooks: Readonly<Record<MetricValueState, StateLook>> = {
  outside: { label: 'Out of range', tone: 'critical' },
  unreadable: { label: 'Not readable', tone: 'caution' },
  notMeasured: { label: 'Not measured yet', tone: 'neutral' },
  wasInside: { label: 'In range when last measured', tone: 'neutral' },
  inside: { label: 'In range', tone: 'positive' },
  archived: { label: 'Archived', tone: 'neutral' },
};
