import type { Client, Subscription } from '../entities/client.ts';

/** Spec §4: active or past due, or canceled with the end still ahead. At the very instant of the end it is over. */
export const isSubscriptionValid = (
  { subscriptionStatus: status, subscriptionCancelAt: end }: Subscription,
  now: Date,
): boolean =>
  status === 'active' || status === 'past_due' || (status === 'canceled' && end !== null && end > now);

/**
 * Whether the product is open to the client beyond its billing screen (spec §2 Route guard): bypassed, subscribed or on
 * trial. Kept apart from `billingState`, which the first screen does without.
 */
export const hasFullAccess = (client: Client, now: Date): boolean =>
  client.isBypassBilling ||
  client.subscriptionDetails.some((subscription) => isSubscriptionValid(subscription, now)) ||
  (client.trialExpiryDate !== null && client.trialExpiryDate > now);
