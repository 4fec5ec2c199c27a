import type { PaymentMethodRow, SubscriptionRow } from '../service/billing/billingRows.ts';
import type { Clock } from '../service/core/clock.ts';
import type { HookAttachmentRow, HookRow } from '../service/hooks/hookRow.ts';
import type { ClientRow, NodeRow, PipelineRow, TunnelRow } from '../service/core/rows.ts';
import type { AlertRow } from '../service/observability/alertRow.ts';
import type { MetricRow } from '../service/observability/metricRow.ts';
import type { TriggerRow } from '../service/observability/triggerRow.ts';

/** A client with what it pays for, and with what. */
export interface ClientState {
  readonly client: ClientRow;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly paymentMethods: readonly PaymentMethodRow[];
}

/** What a client observes. */
export interface ObservedState {
  readonly metrics: readonly MetricRow[];
  readonly alerts: readonly AlertRow[];
  readonly alertTriggers: readonly TriggerRow[];
}

/** What a world begins with. The same seed and time give the same beginning. */
export interface InitialState extends ClientState {
  /** The other clients. @default those of clients.ts as they are */
  readonly neighbours?: readonly ClientState[];
  /** What is observed of them. @default nothing */
  readonly observed?: ObservedState;
  readonly sources: readonly NodeRow[];
  readonly destinations: readonly NodeRow[];
  readonly tunnels: readonly TunnelRow[];
  readonly pipelines: readonly PipelineRow[];
  readonly hooks?: readonly HookRow[];
  readonly hookAttachments?: readonly HookAttachmentRow[];
}

export interface ScenarioOptions {
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly now: ReturnType<Clock['now']>;
}

export type Scenario = (options: ScenarioOptions) => InitialState;
