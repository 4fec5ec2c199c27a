import type { Client, Subscription } from '../entities/client.ts';

/** How a client stands with billing; the first that fits wins, subscription before trial. */
export type BillingStanding = 'bypassed' | 'subscribed' | 'trial' | 'trialExpired' | 'none';

/** Spec §4: active or past due, or canceled with the end still ahead. The instant of the end itself is over. */
export const isSubscriptionValid = (
  { subscriptionStatus: status, subscriptionCancelAt: end }: Subscription,
  now: Date,
): boolean =>
  status === 'active' || status === 'past_due' || (status === 'canceled' && end !== null && end > now);

export function billingStanding(client: Client, now: Date): BillingStanding {
  if (client.isBypassBilling) return 'bypassed';
  if (client.subscriptionDetails.some((subscription) => isSubscriptionValid(subscription, now)))
    return 'subscribed';
  if (client.trialExpiryDate === null) return 'none';
  return client.trialExpiryDate > now ? 'trial' : 'trialExpired';
}

/** Whether the product is open to the client beyond its billing screen (spec §2 Route guard). */
export const hasFullAccess = (client: Client, now: Date): boolean =>
  ['bypassed', 'subscribed', 'trial'].includes(billingStanding(client, now));
