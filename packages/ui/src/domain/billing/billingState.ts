import type { Client, Subscription } from '../entities/client.ts';
import { isSubscriptionValid } from './billing.ts';

/** A client's billing status. The first that applies wins, and a subscription comes before a trial. */
export type BillingStanding = 'bypassed' | 'subscribed' | 'trial' | 'trialExpired' | 'none';

/** The status in detail: a subscription has its due payment or its end. */
export type BillingState =
  | { readonly standing: 'bypassed' | 'active' | 'pastDue' | 'none' }
  | { readonly standing: 'cancelled' | 'trial' | 'trialExpired'; readonly endsAt: Date };

/**
 * The state of the valid subscriptions: an active one takes precedence over one that is past due or
 * cancelled.
 */
function subscriptionState(details: readonly Subscription[], now: Date): BillingState | null {
  const valid = details.filter((subscription) => isSubscriptionValid(subscription, now));
  if (valid.some(({ subscriptionStatus }) => subscriptionStatus === 'active')) return { standing: 'active' };
  if (valid.some(({ subscriptionStatus }) => subscriptionStatus === 'past_due'))
    return { standing: 'pastDue' };
  const ends = valid.map(({ subscriptionCancelAt }) => Number(subscriptionCancelAt));
  return ends.length === 0 ? null : { standing: 'cancelled', endsAt: new Date(Math.max(...ends)) };
}

export function billingState(client: Client, now: Date): BillingState {
  if (client.isBypassBilling) return { standing: 'bypassed' };
  const subscription = subscriptionState(client.subscriptionDetails, now);
  if (subscription) return subscription;
  const endsAt = client.trialExpiryDate;
  if (endsAt === null) return { standing: 'none' };
  return { standing: endsAt > now ? 'trial' : 'trialExpired', endsAt };
}

/** The status without details. */
export function billingStanding(client: Client, now: Date): BillingStanding {
  const { standing } = billingState(client, now);
  return standing === 'active' || standing === 'pastDue' || standing === 'cancelled'
    ? 'subscribed'
    : standing;
}
