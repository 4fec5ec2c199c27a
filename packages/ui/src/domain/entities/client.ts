import type { ClientId } from './id.ts';
import type { Open } from './open.ts';

/** Statuses that spec §4 gives a meaning; every other one is not valid and shown verbatim. */
export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface Subscription {
  readonly status: Open<SubscriptionStatus>;
  /** When a canceled subscription ends; `null` where none is set. */
  readonly cancelAt: Date | null;
}

/** A client account: who pays, and for how much (spec §3 Client). */
export interface Client {
  readonly id: ClientId;
  readonly name: string;
  /** The instant at which the trial is over; `null` for no trial. */
  readonly trialExpiresAt: Date | null;
  readonly subscriptions: readonly Subscription[];
  readonly isBillingBypassed: boolean;
}
