import { describe, expect, it } from 'vitest';
import type { Client, Subscription } from '../entities/client.ts';
import { clientWith } from '../entities/user.test.data.ts';
import { hasFullAccess } from './billing.ts';
import { billingState, type BillingState } from './billingState.ts';
import { billingNotice } from './billingNotice.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const subscription = (status: string, cancelAt: Date | null = null): Subscription => ({
  subscriptionStatus: status,
  subscriptionCancelAt: cancelAt,
});
const stateOf = (client: Partial<Client>) => billingState(clientWith(client), now);

describe('billingState', () => {
  it.each<[string, Partial<Client>, BillingState]>([
    ['an active subscription', { subscriptionDetails: [subscription('active')] }, { standing: 'active' }],
    ['a payment that is owed', { subscriptionDetails: [subscription('past_due')] }, { standing: 'pastDue' }],
    [
      'a cancelled subscription up to its last day',
      { subscriptionDetails: [subscription('canceled', inHours(30)), subscription('canceled', inHours(99))] },
      { standing: 'cancelled', endsAt: inHours(99) },
    ],
    [
      'one that is active beside one that is owed',
      { subscriptionDetails: [subscription('past_due'), subscription('active')] },
      { standing: 'active' },
    ],
    ['a trial', { trialExpiryDate: inHours(6) }, { standing: 'trial', endsAt: inHours(6) }],
    ['an expired trial', { trialExpiryDate: inHours(-1) }, { standing: 'trialExpired', endsAt: inHours(-1) }],
    ['a bypassed account', { isBypassBilling: true }, { standing: 'bypassed' }],
    ['nothing', {}, { standing: 'none' }],
  ])('recognises %s', (_, client, state) => {
    expect(stateOf(client)).toEqual(state);
    expect(hasFullAccess(clientWith(client), now)).toBe(!['none', 'trialExpired'].includes(state.standing));
  });
});

describe('billingNotice', () => {
  const noticeOf = (state: BillingState) => billingNotice(state, { now, timeZone: 'Europe/Vienna' });

  it('shows the days left of a trial, and can be dismissed', () => {
    expect(noticeOf({ standing: 'trial', endsAt: inHours(24 * 14) })).toEqual({
      tone: 'info',
      title: '14 days left in your trial',
      text: 'Your trial ends on 18 March 2026.',
      brief: '14 days left in trial',
      isDismissible: true,
    });
    expect(noticeOf({ standing: 'trial', endsAt: inHours(36) })).toMatchObject({
      tone: 'caution',
      title: '2 days left in your trial',
    });
    expect(noticeOf({ standing: 'trial', endsAt: inHours(72) })?.brief).toBeUndefined();
  });

  it('shows the time on the last day, and cannot be dismissed', () => {
    expect(noticeOf({ standing: 'trial', endsAt: inHours(6) })).toEqual({
      tone: 'caution',
      title: 'Your trial ends today at 17:00 CET',
      text: '6 hours left.',
      isDismissible: false,
    });
    expect(noticeOf({ standing: 'trial', endsAt: inHours(20) })).toMatchObject({
      title: 'Your trial ends tomorrow at 07:00 CET',
      text: '20 hours left.',
    });
    expect(noticeOf({ standing: 'trial', endsAt: inHours(0.5) })).toMatchObject({ text: '30 minutes left.' });
    expect(noticeOf({ standing: 'trial', endsAt: inHours(0.001) })).toMatchObject({ text: '1 minute left.' });
  });

  it('reports a past due payment, and the end of a cancelled subscription', () => {
    expect(noticeOf({ standing: 'pastDue' })).toMatchObject({
      tone: 'caution',
      title: 'A payment is past due',
      isDismissible: true,
    });
    expect(noticeOf({ standing: 'cancelled', endsAt: inHours(24 * 12) })).toMatchObject({
      title: 'Your subscription ends on 16 March 2026',
      text: 'It was cancelled. You have full access until then.',
      isDismissible: true,
    });
    expect(noticeOf({ standing: 'cancelled', endsAt: inHours(2) })).toMatchObject({
      title: 'Your subscription ends today at 13:00 CET',
      isDismissible: false,
    });
  });

  it.each<BillingState>([
    { standing: 'active' },
    { standing: 'bypassed' },
    { standing: 'none' },
    { standing: 'trialExpired', endsAt: inHours(-1) },
  ])('shows no notice for $standing', (state) => {
    expect(noticeOf(state)).toBeNull();
  });
});
