import { describe, expect, it } from 'vitest';

import type { Client, Subscription } from '../entities/client.ts';
import { clientWith } from '../entities/user.test.data.ts';
import { accessEndsAt, endedAccess } from './accessEnd.ts';
import { hasFullAccess } from './billing.ts';

const now = new Date('2026-03-04T10:00:00Z');
const yesterday = new Date('2026-03-03T10:00:00Z');
const tomorrow = new Date('2026-03-05T10:00:00Z');
const nextWeek = new Date('2026-03-11T10:00:00Z');

const active: Subscription = { subscriptionStatus: 'active', subscriptionCancelAt: null };
const canceled = (cancelAt: Date | null): Subscription => ({
  subscriptionStatus: 'canceled',
  subscriptionCancelAt: cancelAt,
});

describe('accessEndsAt', () => {
  it.each<[string, Partial<Client>, Date | null]>([
    ['a trial', { trialExpiryDate: tomorrow }, tomorrow],
    ['a canceled subscription', { subscriptionDetails: [canceled(tomorrow)] }, tomorrow],
    ['the later of two', { trialExpiryDate: tomorrow, subscriptionDetails: [canceled(nextWeek)] }, nextWeek],
    [
      'a trial behind an end that is past',
      { trialExpiryDate: nextWeek, subscriptionDetails: [canceled(yesterday)] },
      nextWeek,
    ],
    [
      'nothing while a subscription is in force',
      { trialExpiryDate: tomorrow, subscriptionDetails: [active] },
      null,
    ],
    [
      'nothing while one is past due',
      { subscriptionDetails: [{ subscriptionStatus: 'past_due', subscriptionCancelAt: tomorrow }] },
      null,
    ],
    ['nothing where nobody has to pay', { trialExpiryDate: tomorrow, isBypassBilling: true }, null],
    [
      'nothing where it has ended',
      { trialExpiryDate: yesterday, subscriptionDetails: [canceled(now)] },
      null,
    ],
    [
      'nothing that is not valid',
      { subscriptionDetails: [{ subscriptionStatus: 'unpaid', subscriptionCancelAt: tomorrow }] },
      null,
    ],
  ])('is the end of %s', (_, fields, end) => {
    const client = clientWith(fields);
    expect(accessEndsAt(client, now)).toEqual(end);
    if (end === null) return;
    expect(hasFullAccess(client, new Date(end.getTime() - 1))).toBe(true);
    expect(hasFullAccess(client, end)).toBe(false);
  });
});

describe('endedAccess', () => {
  it.each<[Partial<Client>, ReturnType<typeof endedAccess>]>([
    [{ trialExpiryDate: tomorrow }, null],
    [{ isBypassBilling: true }, null],
    [{ trialExpiryDate: yesterday }, 'trial'],
    [{ subscriptionDetails: [canceled(yesterday)] }, 'subscription'],
    [{ trialExpiryDate: yesterday, subscriptionDetails: [canceled(yesterday)] }, 'subscription'],
    [{}, 'subscription'],
  ])('of %j is %s', (fields, ended) => expect(endedAccess(clientWith(fields), now)).toBe(ended));
});
