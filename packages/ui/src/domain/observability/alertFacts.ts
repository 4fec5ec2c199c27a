import type { Alert, AlertMetric } from './alert.ts';
import { secondMs } from '../format/duration.ts';
import { isRecent } from './recent.ts';
import { isOutside } from './threshold.ts';

/** How far people have handled what an alert found. `none`: no trigger is known. */
export type AlertTriggerState = 'open' | 'acknowledged' | 'resolved' | 'none';

/** `undefined` if the service does not tell. */
export function alertTriggerState({
  openTriggers,
  acknowledgedTriggers,
  lastFiredAt,
}: Pick<Alert, 'openTriggers' | 'acknowledgedTriggers' | 'lastFiredAt'>): AlertTriggerState | undefined {
  if (openTriggers) return 'open';
  if (acknowledgedTriggers) return 'acknowledged';
  if (openTriggers !== 0 || acknowledgedTriggers !== 0) return undefined;
  return lastFiredAt ? 'resolved' : 'none';
}

/**
 * What the last run found, whatever became of the triggers. `wasInside`: in range, without proof that it still is,
 * because the alert is off, waits for quota, or has not run for two intervals.
 */
export const alertValueStates = ['outside', 'unreadable', 'notRun', 'wasInside', 'inside'] as const;
export type AlertValueState = (typeof alertValueStates)[number];

/** Whether the last run found a metric out of range. */
export const isMetricOutside = ({ lastValue, range }: Pick<AlertMetric, 'lastValue' | 'range'>): boolean =>
  !!range && typeof lastValue === 'number' && isOutside(lastValue, { range });

type Found = Pick<Alert, 'alertMetrics' | 'lastRunAt'>;

/**
 * The metrics of an alert with what its last run found of them; `null` if the service does not name any. Without a run,
 * none has a value: what the service sends then was not found by this alert.
 */
export function metricsOfLastRun({ alertMetrics, lastRunAt }: Found): readonly AlertMetric[] | null {
  if (lastRunAt !== null || alertMetrics === null) return alertMetrics;
  return alertMetrics.map((metric) => {
    const { lastValue: _, ...rest } = metric;
    return rest;
  });
}

/** The metrics of an alert that the last run found out of range; empty also if the service does not name any. */
export const metricsOutside = (alert: Found): readonly AlertMetric[] =>
  metricsOfLastRun(alert)?.filter(isMetricOutside) ?? [];

type Run = Pick<Alert, 'alertMetrics' | 'isActive' | 'isResting' | 'lastRunAt' | 'runFrequency'>;

/** Whether an alert that runs did so lately enough that what it found still holds. */
export const isProvedByRun = (
  { isActive, isResting, lastRunAt, runFrequency }: Omit<Run, 'alertMetrics'>,
  now: Date,
): boolean =>
  isActive !== false &&
  !isResting &&
  !!lastRunAt &&
  runFrequency !== null &&
  isRecent(lastRunAt, runFrequency * secondMs, now);

/** `undefined` if the service does not tell. */
export function alertValueState(alert: Run, now: Date): AlertValueState | undefined {
  const { alertMetrics, lastRunAt } = alert;
  if (lastRunAt === null) return 'notRun';
  if (alertMetrics === null) return undefined;
  if (metricsOutside(alert).length > 0) return 'outside';
  if (lastRunAt && alertMetrics.some(({ lastValue }) => lastValue === null)) return 'unreadable';
  const areRead =
    alertMetrics.length > 0 &&
    alertMetrics.every(({ lastValue, range }) => range && typeof lastValue === 'number');
  if (!areRead) return undefined;
  return isProvedByRun(alert, now) ? 'inside' : 'wasInside';
}
