import type { AlertId, MetricId } from '../entities/id.ts';
import type { Open } from '../entities/open.ts';

/**
 * Priorities, most urgent first. The values here and below are our choice, because spec §3 shows only the
 * defaults.
 */
export const alertPriorities = ['critical', 'high', 'medium', 'low'] as const;
export type AlertPriority = (typeof alertPriorities)[number];

/** Whether an alert fires when all of its metrics are out of range, or when one is. */
export const triggerConditions = ['all', 'any'] as const;
export type TriggerCondition = (typeof triggerConditions)[number];

/** Selectable intervals between runs, in seconds: from 15 minutes to one day. */
export const runFrequencies = [900, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400] as const;

/** Defaults of a new alert (spec §3, §9). */
export const alertDefaults = {
  priority: 'high',
  /** In seconds. */
  runFrequency: 3_600,
  triggerCondition: 'all',
} as const satisfies Partial<Alert>;

/** Recipients of an alert. */
export interface AlertNotification {
  readonly emails: readonly string[];
  /** The service does not say who is notified; `emails` is empty. */
  readonly isUnknown?: boolean;
}

/** A metric of an alert. */
export interface AlertMetric {
  readonly metricId: MetricId;
  /** Assumed, as are the next two fields. */
  readonly name?: string | null;
  /** Value of the last run; `null` if the data could not be read or no run has taken place. Read `metricsOfLastRun`. */
  readonly lastValue?: number | null;
  readonly range?: readonly [low: number, high: number] | null;
}

/**
 * Checks metrics at an interval and notifies recipients when they are out of range (spec §3 Alerts and
 * metrics).
 */
export interface Alert {
  readonly id: AlertId;
  readonly name: string;
  /** `null`, here and below, if the service does not say. */
  readonly priority: Open<AlertPriority> | null;
  /** Interval between runs, in seconds. */
  readonly runFrequency: number | null;
  readonly notification: AlertNotification;
  readonly triggerCondition: Open<TriggerCondition> | null;
  readonly alertMetrics: readonly AlertMetric[] | null;

  // The following fields are assumed and may be missing.
  /** An inactive alert does not run (spec §2, alert deactivation). */
  readonly isActive?: boolean | null;
  /** Active, but paused until quota is available again. */
  readonly isResting?: boolean | null;
  readonly openTriggers?: number | null;
  readonly acknowledgedTriggers?: number | null;
  readonly lastFiredAt?: Date | null;
  readonly lastRunAt?: Date | null;
  readonly nextRunAt?: Date | null;
  readonly createdAt?: Date | null;
}

/** How often an alert fired in a period that starts at `at`. */
export interface AlertUsagePoint {
  readonly at: Date;
  readonly times: number;
}

/** Whether an alert fires, given which of its metrics are out of range. */
export const isTriggered = (condition: Open<TriggerCondition>, areOff: readonly boolean[]): boolean =>
  condition === 'any' ? areOff.includes(true) : areOff.length > 0 && !areOff.includes(false);

/** Detects problems, but is known to have no recipients. */
export const isSilent = ({ notification }: Pick<Alert, 'notification'>): boolean =>
  notification.emails.length === 0 && !notification.isUnknown;

type Asked = Pick<Alert, 'isActive' | 'openTriggers' | 'acknowledgedTriggers'>;

/** The actions on an alert. What the service does not say forbids none. */
export const alertCan = {
  activate: ({ isActive }: Asked) => isActive !== true,
  deactivate: ({ isActive }: Asked) => isActive !== false,
  acknowledge: ({ openTriggers }: Asked) => openTriggers !== 0,
  resolve: ({ openTriggers, acknowledgedTriggers }: Asked) =>
    openTriggers !== 0 || acknowledgedTriggers !== 0,
} as const;
export type AlertAction = keyof typeof alertCan;

/** Whether `action` is available for an alert; used by buttons, the twin and tests. */
export const canAlert = (action: AlertAction, alert: Asked): boolean => alertCan[action](alert);
