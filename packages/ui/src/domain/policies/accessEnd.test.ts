import { describe, expect, it } from 'vitest';

import type { Client, Subscription } from '../entities/client.ts';
import { toId } from '../entities/id.ts';
import { accessEndsAt, endedAccess } from './accessEnd.ts';
import { hasFullAccess } from './billing.ts';

const now = new Date('2026-03-04T10:00:00Z');
const yesterday = new Date('2026-03-03T10:00:00Z');
const tomorrow = new Date('2026-03-05T10:00:00Z');
const nextWeek = new Date('2026-03-11T10:00:00Z');

const clientWith = (fields: Partial<Client>): Client => ({
  id: toId<'client'>(1),
  name: 'Acme',
  trialExpiresAt: null,
  subscriptions: [],
  isBillingBypassed: false,
  ...fields,
});
const active: Subscription = { status: 'active', cancelAt: null };
const canceled = (cancelAt: Date | null): Subscription => ({ status: 'canceled', cancelAt });

describe('accessEndsAt', () => {
  it.each<[string, Partial<Client>, Date | null]>([
    ['a trial', { trialExpiresAt: tomorrow }, tomorrow],
    ['a canceled subscription', { subscriptions: [canceled(tomorrow)] }, tomorrow],
    ['the later of two', { trialExpiresAt: tomorrow, subscriptions: [canceled(nextWeek)] }, nextWeek],
    [
      'a trial behind an end that is past',
      { trialExpiresAt: nextWeek, subscriptions: [canceled(yesterday)] },
      nextWeek,
    ],
    ['nothing while a subscription is in force', { trialExpiresAt: tomorrow, subscriptions: [active] }, null],
    ['nothing while one is past due', { subscriptions: [{ status: 'past_due', cancelAt: tomorrow }] }, null],
    ['nothing where nobody has to pay', { trialExpiresAt: tomorrow, isBillingBypassed: true }, null],
    ['nothing where it has ended', { trialExpiresAt: yesterday, subscriptions: [canceled(now)] }, null],
    ['nothing that is not valid', { subscriptions: [{ status: 'unpaid', cancelAt: tomorrow }] }, null],
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
    [{ trialExpiresAt: tomorrow }, null],
    [{ isBillingBypassed: true }, null],
    [{ trialExpiresAt: yesterday }, 'trial'],
    [{ subscriptions: [canceled(yesterday)] }, 'subscription'],
    [{ trialExpiresAt: yesterday, subscriptions: [canceled(yesterday)] }, 'subscription'],
    [{}, 'subscription'],
  ])('of %j is %s', (fields, ended) => expect(endedAccess(clientWith(fields), now)).toBe(ended));
});
