import type { PaymentMethodRow, SubscriptionRow } from '../service/tables/billingRows.ts';
import type { HookAttachmentRow, HookRow } from '../service/tables/hookRows.ts';
import type { ClientRow } from '../service/tables/accountRows.ts';
import type { NodeRow, TunnelRow } from '../service/tables/connectorRows.ts';
import type { PipelineRow, SilentFailure } from '../service/tables/pipelineRows.ts';
import type { AlertRow, MetricRow, TriggerRow } from '../service/tables/observabilityRows.ts';
import type { Clock } from '../service/core/clock.ts';

/** A client with its subscription and payment method. */
export interface ClientState {
  readonly client: ClientRow;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly paymentMethods: readonly PaymentMethodRow[];
}

/** A client's metrics and alerts. */
export interface ObservedState {
  readonly metrics: readonly MetricRow[];
  readonly alerts: readonly AlertRow[];
  readonly alertTriggers: readonly TriggerRow[];
}

/** The initial data of a world. The same seed and time give the same world. */
export interface InitialState extends ClientState {
  /** The other clients. @default those of clients.ts unchanged */
  readonly neighbours?: readonly ClientState[];
  /** Their metrics and alerts. @default none */
  readonly observed?: ObservedState;
  readonly sources: readonly NodeRow[];
  readonly destinations: readonly NodeRow[];
  readonly tunnels: readonly TunnelRow[];
  readonly pipelines: readonly PipelineRow[];
  /** What goes wrong without an error, by the pipeline's id. @default nothing */
  readonly silentFailures?: ReadonlyMap<PipelineRow['id'], SilentFailure>;
  readonly hooks?: readonly HookRow[];
  readonly hookAttachments?: readonly HookAttachmentRow[];
}

export interface ScenarioOptions {
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly now: ReturnType<Clock['now']>;
}

export type Scenario = (options: ScenarioOptions) => InitialState;
