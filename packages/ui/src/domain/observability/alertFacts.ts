import type { Alert, AlertMetric } from './alert.ts';
import { secondMs } from '../format/duration.ts';
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

const isOff = ({ lastValue, range }: AlertMetric): boolean =>
  !!range && typeof lastValue === 'number' && isOutside(lastValue, { range });

/** The metrics of an alert that the last run found out of range; empty also if the service does not name any. */
export const metricsOutside = ({ alertMetrics }: Pick<Alert, 'alertMetrics'>): readonly AlertMetric[] =>
  alertMetrics?.filter(isOff) ?? [];

type Run = Pick<Alert, 'alertMetrics' | 'isActive' | 'isResting' | 'lastRunAt' | 'runFrequency'>;

/** `undefined` if the service does not tell. */
export function alertValueState(alert: Run, now: Date): AlertValueState | undefined {
  const { alertMetrics, isActive, isResting, lastRunAt, runFrequency } = alert;
  if (lastRunAt === null) return 'notRun';
  if (alertMetrics === null) return undefined;
  if (metricsOutside(alert).length > 0) return 'outside';
  if (lastRunAt && alertMetrics.some(({ lastValue }) => lastValue === null)) return 'unreadable';
  const areRead =
    alertMetrics.length > 0 &&
    alertMetrics.every(({ lastValue, range }) => range && typeof lastValue === 'number');
  if (!areRead) return undefined;
  const isRecent =
    lastRunAt && runFrequency !== null && now.getTime() - lastRunAt.getTime() <= 2 * runFrequency * secondMs;
  return isActive !== false && !isResting && isRecent ? 'inside' : 'wasInside';
}
