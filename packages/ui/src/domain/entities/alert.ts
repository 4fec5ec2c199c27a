import type { AlertId, MetricId } from './id.ts';
import type { Open } from './open.ts';

/** Most urgent first. Our choice, as are the vocabularies below: spec §3 shows the defaults alone. */
export const alertPriorities = ['critical', 'high', 'medium', 'low'] as const;
export type AlertPriority = (typeof alertPriorities)[number];

/** Whether all metrics of an alert have to be off, or one of them. */
export const triggerConditions = ['all', 'any'] as const;
export type TriggerCondition = (typeof triggerConditions)[number];

/** The times between two runs that are offered, in seconds: from a quarter of an hour to a day. */
export const runFrequencies = [900, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400] as const;

/** What a new alert begins with (spec §3, §9). */
export const alertDefaults = {
  priority: 'high',
  /** Seconds. */
  runFrequency: 3_600,
  triggerCondition: 'all',
} as const satisfies Partial<Alert>;

/** Whom an alert tells. */
export interface AlertNotification {
  readonly emails: readonly string[];
}

/** A metric that an alert watches. */
export interface AlertMetric {
  readonly metricId: MetricId;
  /** Assumed, as are the next two. */
  readonly name?: string | null;
  /** What the last run found; `null` where it could read nothing, or there was none. */
  readonly lastValue?: number | null;
  readonly range?: readonly [low: number, high: number] | null;
}

/** Looks at metrics again and again, and tells people when they are off (spec §3 Alerts and metrics). */
export interface Alert {
  readonly id: AlertId;
  readonly name: string;
  readonly priority: Open<AlertPriority>;
  /** Seconds between two runs. */
  readonly runFrequency: number;
  readonly notification: AlertNotification;
  readonly triggerCondition: Open<TriggerCondition>;
  readonly alertMetrics: readonly AlertMetric[];
  /** Off, it does not run (spec §2, alert deactivation). */
  readonly isActive: boolean;

  // What follows is assumed of the service: absent, it is left out of the screen.
  /** On, but without runs until there is quota again. */
  readonly isResting?: boolean | null;
  readonly openTriggers?: number | null;
  readonly acknowledgedTriggers?: number | null;
  readonly lastFiredAt?: Date | null;
  readonly lastRunAt?: Date | null;
  readonly nextRunAt?: Date | null;
  readonly createdAt?: Date | null;
}

/** How often an alert fired in a span of time; `at` is where that begins. */
export interface AlertUsagePoint {
  readonly at: Date;
  readonly times: number;
}

/** Whether an alert fires, when each of its metrics is off or not. */
export const isTriggered = (condition: Open<TriggerCondition>, areOff: readonly boolean[]): boolean =>
  condition === 'any' ? areOff.includes(true) : areOff.length > 0 && !areOff.includes(false);

/** What a list says of an alert; the first that fits. */
export type AlertState = 'inactive' | 'resting' | 'triggered' | 'acknowledged' | 'quiet';

export function alertState(
  alert: Pick<Alert, 'isActive' | 'isResting' | 'openTriggers' | 'acknowledgedTriggers'>,
): AlertState {
  if (!alert.isActive) return 'inactive';
  if (alert.isResting) return 'resting';
  if (alert.openTriggers) return 'triggered';
  return alert.acknowledgedTriggers ? 'acknowledged' : 'quiet';
}

/** Detects, but tells nobody. */
export const isSilent = ({ notification }: Pick<Alert, 'notification'>): boolean =>
  notification.emails.length === 0;

type Asked = Pick<Alert, 'isActive' | 'openTriggers' | 'acknowledgedTriggers'>;

/** What a person may ask of an alert. Where the service does not count triggers, there may be some. */
export const alertCan = {
  activate: ({ isActive }: Asked) => !isActive,
  deactivate: ({ isActive }: Asked) => isActive,
  acknowledge: ({ openTriggers }: Asked) => openTriggers !== 0,
  resolve: ({ openTriggers, acknowledgedTriggers }: Asked) =>
    openTriggers !== 0 || acknowledgedTriggers !== 0,
} as const;
export type AlertAction = keyof typeof alertCan;

/** Whether `action` is open to an alert now; buttons, the twin and tests all ask this. */
export const canAlert = (action: AlertAction, alert: Asked): boolean => alertCan[action](alert);
