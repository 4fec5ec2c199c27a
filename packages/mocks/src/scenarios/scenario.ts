import type { PaymentMethodRow, SubscriptionRow } from '../service/billing/billingRows.ts';
import type { Clock } from '../service/core/clock.ts';
import type { HookAttachmentRow, HookRow } from '../service/hooks/hookRow.ts';
import type { ClientRow, NodeRow, PipelineRow, TunnelRow } from '../service/core/rows.ts';

/** A client with what it pays for, and with what. */
export interface ClientState {
  readonly client: ClientRow;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly paymentMethods: readonly PaymentMethodRow[];
}

/** What a world begins with. The same seed and time give the same beginning. */
export interface InitialState extends ClientState {
  /** The other clients. @default those of clients.ts as they are */
  readonly neighbours?: readonly ClientState[];
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
