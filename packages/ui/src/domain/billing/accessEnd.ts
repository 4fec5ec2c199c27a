import type { Client } from '../entities/client.ts';
import { hasFullAccess, isSubscriptionValid } from './billing.ts';
import { billingStanding } from './billingState.ts';

/** The kind of access that a client had before its billing ended it. */
export type EndedAccess = 'trial' | 'subscription';

/** What has ended for a client; `null` while the client has access. */
export function endedAccess(client: Client, now: Date): EndedAccess | null {
  if (hasFullAccess(client, now)) return null;
  const isTrial = billingStanding(client, now) === 'trialExpired' && client.subscriptionDetails.length === 0;
  return isTrial ? 'trial' : 'subscription';
}

/**
 * When a client's access will end, as far as is known; `null` if no end is known or the access has already
 * ended.
 */
export function accessEndsAt(client: Client, now: Date): Date | null {
  if (client.isBypassBilling) return null;
  const valid = client.subscriptionDetails.filter((subscription) => isSubscriptionValid(subscription, now));
  if (valid.some(({ subscriptionStatus }) => subscriptionStatus !== 'canceled')) return null;
  const ends = [client.trialExpiryDate, ...valid.map(({ subscriptionCancelAt }) => subscriptionCancelAt)];
  const ahead = ends.filter((end) => end !== null && end > now).map(Number);
  return ahead.length > 0 ? new Date(Math.max(...ahead)) : null;
}
