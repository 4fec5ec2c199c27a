import { hourMs } from '../format/duration.ts';
import type { Metric } from './metric.ts';
import { isOutside } from './threshold.ts';

/** A metric is measured at every full hour, so a value that is older is no proof for the present. */
const proofMs = 2 * hourMs;

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
  {
    status,
    lastValue,
    lastMeasuredAt,
    threshold,
  }: Pick<Metric, 'status' | 'lastValue' | 'lastMeasuredAt' | 'threshold'>,
  now: Date,
): MetricValueState | undefined {
  if (status === 'archived') return 'archived';
  if (typeof lastValue === 'number') {
    if (threshold === null) return undefined;
    if (isOutside(lastValue, threshold)) return 'outside';
    const isRecent = lastMeasuredAt && now.getTime() - lastMeasuredAt.getTime() <= proofMs;
    return isRecent ? 'inside' : 'wasInside';
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
