import type { AlertId, AlertTriggerId, MetricId } from './id.ts';
import { isKnown, type Open } from './open.ts';

/** How far people have got with a trigger. Our choice: spec §4 names what is done to it, not what it is then. */
export const alertTriggerStatuses = ['open', 'acknowledged', 'resolved'] as const;
export type AlertTriggerStatus = (typeof alertTriggerStatuses)[number];

/** What a metric came to in a run, and where it should have been. */
export interface Measurement {
  readonly metricId: MetricId;
  readonly name: string;
  /** `null` where the data could not be read. */
  readonly value: number | null;
  readonly range: readonly [low: number, high: number];
}

/** A time at which an alert found that something was off. */
export interface AlertTrigger {
  readonly id: AlertTriggerId;
  readonly alertId: AlertId;
  readonly status: Open<AlertTriggerStatus>;

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly triggeredAt?: Date | null;
  /** When a run first found everything in order again; `null` as long as none has. */
  readonly healedAt?: Date | null;
  /** What was off. */
  readonly measurements?: readonly Measurement[] | null;
  readonly acknowledgedAt?: Date | null;
  /** Who acknowledged it, by name. */
  readonly acknowledgedBy?: string | null;
  readonly resolvedAt?: Date | null;
  readonly resolvedBy?: string | null;
}

/** What a person may ask of a trigger, by its status. Spec §4 has both done to all triggers of an alert at once. */
export const alertTriggerCan = {
  acknowledge: ['open'],
  resolve: ['open', 'acknowledged'],
} as const satisfies Record<string, readonly AlertTriggerStatus[]>;
export type AlertTriggerAction = keyof typeof alertTriggerCan;

/** Whether `action` changes a trigger; buttons, the twin and tests all ask this. */
export const canAlertTrigger = (action: AlertTriggerAction, trigger: { readonly status: string }): boolean =>
  isKnown<AlertTriggerStatus>(alertTriggerCan[action], trigger.status);

/** What a trigger becomes by an action. */
export const alertTriggerTarget = {
  acknowledge: 'acknowledged',
  resolve: 'resolved',
} as const satisfies Record<AlertTriggerAction, AlertTriggerStatus>;
