import { describe, expect, it } from 'vitest';

import {
  canSubscription,
  subscriptionCan,
  subscriptionState,
  type SubscriptionAction,
} from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');
const subscription = (subscriptionStatus: string, cancelAt: string | null = null) => ({
  subscriptionStatus,
  subscriptionCancelAt: cancelAt === null ? null : new Date(cancelAt),
});
const leaving = subscription('canceled', '2026-11-20T12:00:00.001Z');

describe('the state of a subscription', () => {
  it.each([
    ['active', subscription('active')],
    ['pastDue', subscription('past_due')],
    ['leaving', leaving],
    // At its end, the period is over.
    ['ended', subscription('canceled', '2026-11-20T12:00:00Z')],
    ['ended', subscription('canceled')],
    ['other', subscription('incomplete')],
  ])('is %s for %j', (state, given) => {
    expect(subscriptionState(given, now)).toBe(state);
  });
});

describe('the actions on a subscription', () => {
  const openTo = (given: ReturnType<typeof subscription>) =>
    (Object.keys(subscriptionCan) as SubscriptionAction[]).filter((action) =>
      canSubscription(action, given, now),
    );

  it.each([
    [subscription('active'), ['changePlan', 'cancel']],
    [subscription('past_due'), ['cancel']],
    [leaving, ['resume']],
    [subscription('canceled', '2026-11-19T00:00:00Z'), []],
    [subscription('unpaid'), []],
  ])('of %j are %j', (given, actions) => expect(openTo(given)).toEqual(actions));
});
