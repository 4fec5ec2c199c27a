import type { Alert, AlertMetric } from './alert.ts';
import {
  alertTriggerState,
  alertValueState,
  metricsOfLastRun,
  metricsOutside,
  type AlertTriggerState,
  type AlertValueState,
} from './alertFacts.ts';
import { formatCount, formatQuantity } from '../format/count.ts';
import { dayMs, hourMs, minuteMs } from '../format/duration.ts';

interface StateLook {
  readonly label: string;
  readonly tone: 'critical' | 'caution' | 'info' | 'positive' | 'neutral';
}

/** The words and the meaning of what became of an alert's triggers. */
export const alertTriggerLooks: Readonly<Record<AlertTriggerState, StateLook>> = {
  open: { label: 'Open', tone: 'critical' },
  acknowledged: { label: 'Acknowledged', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'neutral' },
  none: { label: 'No triggers', tone: 'neutral' },
};

/** The words and the meaning of what the last run of an alert found. Only a recent value in its range is positive. */
export const alertValueLooks: Readonly<Record<AlertValueState, StateLook>> = {
  outside: { label: 'Out of range', tone: 'critical' },
  unreadable: { label: 'Not read', tone: 'caution' },
  notRun: { label: 'Not run yet', tone: 'neutral' },
  wasInside: { label: 'In range at the last run', tone: 'neutral' },
  inside: { label: 'In range', tone: 'positive' },
};

/** An alert in one or two words: whether it is off, what waits for a person, or else what the last run found. */
export function alertStateLabel(alert: Alert, now: Date): string | undefined {
  if (alert.isActive === false) return 'Off';
  const triggers = alertTriggerState(alert);
  if (triggers === 'open' || triggers === 'acknowledged') return alertTriggerLooks[triggers].label;
  const value = alertValueState(alert, now);
  return value && alertValueLooks[value].label;
}

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

/** The metric that a row shows: the first that is out of its range, or else the first. */
export const shownMetric = (alert: Pick<Alert, 'alertMetrics' | 'lastRunAt'>): AlertMetric | undefined =>
  metricsOutside(alert)[0] ?? metricsOfLastRun(alert)?.[0];

/** `Null emails, Orders per day and 2 more`: the metrics of an alert by name; empty if the service does not say. */
export function describeMetrics({ alertMetrics }: Pick<Alert, 'alertMetrics'>): string {
  if (alertMetrics === null) return '';
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
