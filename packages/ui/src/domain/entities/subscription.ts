import { isSubscriptionValid } from '../policies/billing.ts';
import type { Subscription } from './client.ts';
import type { ProductId, SubscriptionId } from './id.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** A subscription by itself: what a client's `subscriptionDetails` say of it, and what is assumed beyond. */
export interface BillingSubscription extends Subscription {
  readonly id: SubscriptionId;
  readonly productId?: ProductId | null;
  /** Until when is paid; while a payment is owed, the end of what was paid. */
  readonly currentPeriodEnd?: Date | null;
  /** What the next period is paid with. */
  readonly paymentMethod?: PaymentMethod | null;
  readonly createdAt?: Date | null;
}

/** `leaving` is canceled with its end still ahead; `other` is a status that spec §4 gives no meaning. */
export type SubscriptionState = 'active' | 'pastDue' | 'leaving' | 'ended' | 'other';

export function subscriptionState(subscription: Subscription, now: Date): SubscriptionState {
  if (subscription.subscriptionStatus === 'active') return 'active';
  if (subscription.subscriptionStatus === 'past_due') return 'pastDue';
  if (subscription.subscriptionStatus !== 'canceled') return 'other';
  return isSubscriptionValid(subscription, now) ? 'leaving' : 'ended';
}

/** What may be done with a subscription, by its state. Our choice: spec §4 shows only when one is valid. */
export const subscriptionCan = {
  changePlan: ['active'],
  cancel: ['active', 'pastDue'],
  /** Takes the cancellation back, as long as it has not come into force. */
  resume: ['leaving'],
} as const satisfies Record<string, readonly SubscriptionState[]>;
export type SubscriptionAction = keyof typeof subscriptionCan;

/** Whether `action` is open to a subscription now; buttons, the twin and tests all ask this. */
export const canSubscription = (
  action: SubscriptionAction,
  subscription: Subscription,
  now: Date,
): boolean => {
  const states: readonly SubscriptionState[] = subscriptionCan[action];
  return states.includes(subscriptionState(subscription, now));
};
