import type { Alert, AlertMetric, AlertState } from './alert.ts';
import { formatCompact, formatCount, formatQuantity } from '../format/count.ts';
import { dayMs, hourMs, minuteMs } from '../format/duration.ts';
import { isOutside } from './threshold.ts';

const stateLabels: Readonly<Record<AlertState, string>> = {
  inactive: 'Off',
  resting: 'Waiting for quota',
  triggered: 'Triggered',
  acknowledged: 'Acknowledged',
  quiet: 'In range',
};
export const alertStateLabel = (state: AlertState): string => stateLabels[state];

const priorityLabels: Readonly<Record<string, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
/** A priority that is newer than this build is shown unchanged. */
export const alertPriorityLabel = (priority: string): string => priorityLabels[priority] ?? priority;

/** `Every 15 minutes`, `Every hour`, `Every 6 hours`, `Every day`. @param seconds the interval between runs */
export function describeRunFrequency(seconds: number): string {
  if (seconds === 3_600) return 'Every hour';
  if (seconds === 86_400) return 'Every day';
  return seconds % 3_600 === 0
    ? `Every ${formatQuantity(seconds / 3_600, 'hour')}`
    : `Every ${formatQuantity(Math.round(seconds / 60), 'minute')}`;
}

/** `12.5`; `—` if the data could not be read. */
export const formatMeasured = (value: number | null | undefined): string =>
  typeof value === 'number' ? formatCount(value) : '—';

/** `10 to 20`: the expected range. */
export const formatExpected = ([low, high]: readonly [low: number, high: number]): string =>
  `${formatCount(low)} to ${formatCount(high)}`;

/** `303K to 464K`: the expected range where room is scarce. */
export const formatExpectedBriefly = ([low, high]: readonly [low: number, high: number]): string =>
  `${formatCompact(low)} to ${formatCompact(high)}`;

/** The metric that a row shows: the first that is out of its range, or else the first. */
export function shownMetric({ alertMetrics }: Pick<Alert, 'alertMetrics'>): AlertMetric | undefined {
  const off = alertMetrics.find(({ lastValue, range }) => range && isOutside(lastValue ?? null, { range }));
  return off ?? alertMetrics[0];
}

/** `Null emails, Orders per day and 2 more`: the metrics of an alert by name. */
export function describeMetrics({ alertMetrics }: Pick<Alert, 'alertMetrics'>): string {
  const names = alertMetrics.map(({ name, metricId }) => name || `Metric ${metricId}`);
  const [first, second, ...rest] = names;
  if (first === undefined) return 'No metrics';
  if (second === undefined) return first;
  return rest.length > 0 ? `${first}, ${second} and ${formatCount(rest.length)} more` : `${first}, ${second}`;
}

const triggerStatusLabels: Readonly<Record<string, string>> = {
  open: 'Open',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
};
/** A status that is newer than this build is shown unchanged. */
export const alertTriggerStatusLabel = (status: string): string => triggerStatusLabels[status] ?? status;

/** `45 minutes`, `3 hours`, `2 days`: how long something took, in the largest unit that it fills. */
export function describeDuration(from: Date, to: Date): string {
  const length = Math.max(0, to.getTime() - from.getTime());
  if (length < hourMs) return formatQuantity(Math.round(length / minuteMs), 'minute');
  if (length < 2 * dayMs) return formatQuantity(Math.round(length / hourMs), 'hour');
  return formatQuantity(Math.round(length / dayMs), 'day');
}
