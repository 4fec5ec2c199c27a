import { isSubscriptionValid } from './billing.ts';
import type { Subscription } from '../entities/client.ts';
import type { ProductId, SubscriptionId } from '../entities/id.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/** A subscription: the fields of a client's `subscriptionDetails`, and assumed ones. */
export interface BillingSubscription extends Subscription {
  readonly id: SubscriptionId;
  readonly productId?: ProductId | null;
  /** End of the paid period. While a payment is due, the end of the last paid period. */
  readonly currentPeriodEnd?: Date | null;
  /** Payment method of the next period. */
  readonly paymentMethod?: PaymentMethod | null;
  readonly createdAt?: Date | null;
}

/** `leaving` means canceled with a future end; `other` is a status that spec §4 does not define. */
export type SubscriptionState = 'active' | 'pastDue' | 'leaving' | 'ended' | 'other';

export function subscriptionState(subscription: Subscription, now: Date): SubscriptionState {
  if (subscription.subscriptionStatus === 'active') return 'active';
  if (subscription.subscriptionStatus === 'past_due') return 'pastDue';
  if (subscription.subscriptionStatus !== 'canceled') return 'other';
  return isSubscriptionValid(subscription, now) ? 'leaving' : 'ended';
}

/**
 * The actions on a subscription, by its state. Our choice: spec §4 defines only when a subscription is valid
 * (A-109).
 */
export const subscriptionCan = {
  changePlan: ['active'],
  cancel: ['active', 'pastDue'],
  /** Withdraws a cancellation before it takes effect. */
  resume: ['leaving'],
} as const satisfies Record<string, readonly SubscriptionState[]>;
export type SubscriptionAction = keyof typeof subscriptionCan;

/** Whether `action` is available for a subscription; used by buttons, the twin and tests. */
export const canSubscription = (
  action: SubscriptionAction,
  subscription: Subscription,
  now: Date,
): boolean => {
  const states: readonly SubscriptionState[] = subscriptionCan[action];
  return states.includes(subscriptionState(subscription, now));
};
