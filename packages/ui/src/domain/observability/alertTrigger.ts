import type { AlertId, AlertTriggerId, MetricId } from '../entities/id.ts';
import { isAllowed } from '../entities/actions.ts';
import type { Open } from '../entities/open.ts';

/** Statuses of a trigger. Our choice: spec §4 defines the actions on a trigger but not its states. */
export const alertTriggerStatuses = ['open', 'acknowledged', 'resolved'] as const;
export type AlertTriggerStatus = (typeof alertTriggerStatuses)[number];

/** A metric's value in a run, and its expected range. */
export interface Measurement {
  readonly metricId: MetricId;
  readonly name: string;
  /** `null` if the data could not be read. */
  readonly value: number | null;
  readonly range: readonly [low: number, high: number];
}

/** A run in which an alert found metrics out of range. */
export interface AlertTrigger {
  readonly id: AlertTriggerId;
  readonly alertId: AlertId;

  // The following fields are assumed and may be missing.
  readonly status?: Open<AlertTriggerStatus> | null;
  readonly triggeredAt?: Date | null;
  /** First run in which all metrics were back in range; `null` until then. */
  readonly healedAt?: Date | null;
  /** The metrics that were out of range. */
  readonly measurements?: readonly Measurement[] | null;
  readonly acknowledgedAt?: Date | null;
  /** Name of the person who acknowledged it. */
  readonly acknowledgedBy?: string | null;
  readonly resolvedAt?: Date | null;
  readonly resolvedBy?: string | null;
}

/**
 * The actions on a trigger, by its status. Spec §4 applies both to all triggers of an alert at once; a service may also
 * take them for one.
 */
export const alertTriggerCan = {
  acknowledge: ['open'],
  resolve: ['open', 'acknowledged'],
} as const satisfies Record<string, readonly AlertTriggerStatus[]>;
export type AlertTriggerAction = keyof typeof alertTriggerCan;

/** Whether `action` is available for a trigger; used by buttons, the twin and tests. */
export const canAlertTrigger = (
  action: AlertTriggerAction,
  { status }: Pick<AlertTrigger, 'status'>,
): boolean => isAllowed({ from: alertTriggerCan[action] }, status);

/** The status of a trigger after an action. */
export const alertTriggerTarget = {
  acknowledge: 'acknowledged',
  resolve: 'resolved',
} as const satisfies Record<AlertTriggerAction, AlertTriggerStatus>;
