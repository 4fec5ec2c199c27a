import type { ClientId } from './id.ts';
import type { Open } from './open.ts';

/** Statuses that spec §4 gives a meaning; every other one is not valid and shown verbatim. */
export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface Subscription {
  readonly subscriptionStatus: Open<SubscriptionStatus>;
  /** When a canceled subscription ends; `null` where none is set. */
  readonly subscriptionCancelAt: Date | null;
}

/**
 * What a client may have observed and what of it is used up, in runs of alerts: a free share, and one that is paid for
 * (spec §3, §4).
 */
export interface ObservabilityQuota {
  readonly freeObservabilityQuota: number;
  readonly freeObservabilityUsage: number;
  readonly paidObservabilityQuota: number;
  readonly paidObservabilityUsage: number;
}

/** A client account: who pays, and for how much (spec §3 Client). */
export interface Client extends ObservabilityQuota {
  readonly id: ClientId;
  readonly name: string;
  /** The instant at which the trial is over; `null` for no trial. */
  readonly trialExpiryDate: Date | null;
  readonly subscriptionDetails: readonly Subscription[];
  readonly isBypassBilling: boolean;
  /** Whether the payment provider keeps the subscription, so that its portal can change it. */
  readonly isStripeManaged: boolean;
  readonly receiveBillingNotifications: boolean;
  readonly receiveMonthlyNotifications: boolean;
}
