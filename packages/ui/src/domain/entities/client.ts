import type { ClientId } from './id.ts';
import type { Open } from './open.ts';

/** Statuses that spec §4 defines. Any other status is not valid and shown unchanged. */
export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface Subscription {
  readonly subscriptionStatus: Open<SubscriptionStatus>;
  /** When a canceled subscription ends; `null` if no end is set. */
  readonly subscriptionCancelAt: Date | null;
}

/**
 * Quota of alert runs and how much of it is used: a free share and a paid share (spec §3, §4). `null`: the service does
 * not say.
 */
export interface ObservabilityQuota {
  readonly freeObservabilityQuota: number | null;
  readonly freeObservabilityUsage: number | null;
  readonly paidObservabilityQuota: number | null;
  readonly paidObservabilityUsage: number | null;
}

/** A client account with its subscription (spec §3 Client). */
export interface Client extends ObservabilityQuota {
  readonly id: ClientId;
  readonly name: string;
  /** End of the trial; `null` without a trial. */
  readonly trialExpiryDate: Date | null;
  readonly subscriptionDetails: readonly Subscription[];
  readonly isBypassBilling: boolean;
  /** Whether the payment provider manages the subscription, so that its portal can change it. */
  readonly isStripeManaged: boolean;
  readonly receiveBillingNotifications: boolean;
  readonly receiveMonthlyNotifications: boolean;
}
