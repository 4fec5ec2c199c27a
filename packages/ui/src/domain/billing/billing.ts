import type { Client, Subscription } from '../entities/client.ts';

/** Spec §4: active or past due, or canceled with a future end. At its exact end it is over. */
export const isSubscriptionValid = (
  { subscriptionStatus: status, subscriptionCancelAt: end }: Subscription,
  now: Date,
): boolean =>
  status === 'active' || status === 'past_due' || (status === 'canceled' && end !== null && end > now);

/**
 * Whether the client has access beyond its billing screen (spec §2 Route guard): bypassed, subscribed or on
 * trial. Separate from `billingState`, which the first screen does not need.
 */
export const hasFullAccess = (client: Client, now: Date): boolean =>
  client.isBypassBilling ||
  client.subscriptionDetails.some((subscription) => isSubscriptionValid(subscription, now)) ||
  (client.trialExpiryDate !== null && client.trialExpiryDate > now);
