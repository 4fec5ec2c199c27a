import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Product } from '../entities/product.ts';
import type { BillingSubscription } from './subscription.ts';
import {
  currenciesOf,
  currentSubscription,
  describeAlertRuns,
  describePrice,
  planName,
  preferredCurrency,
} from './plans.ts';

const now = new Date('2026-03-04T10:00:00Z');
const daysOn = (days: number) => new Date(now.getTime() + days * 86_400_000);

const subscription = (id: number, status: string, more: Partial<BillingSubscription> = {}) => ({
  id: toId<'subscription'>(id),
  subscriptionStatus: status,
  subscriptionCancelAt: null,
  ...more,
});
const product = (id: number, more: Partial<Product> = {}): Product => ({ id: toId(id), ...more });

describe('currentSubscription', () => {
  it('is the valid one, even if another is newer', () => {
    const all = [
      subscription(1, 'active', { createdAt: daysOn(-90) }),
      subscription(2, 'incomplete', { createdAt: daysOn(-1) }),
    ];
    expect(currentSubscription(all, now)?.id).toBe(1);
  });

  it('is the newest if none is valid', () => {
    const ended = { subscriptionCancelAt: daysOn(-3) };
    expect(
      currentSubscription([subscription(4, 'canceled', ended), subscription(3, 'canceled', ended)], now)?.id,
    ).toBe(4);
    expect(currentSubscription([], now)).toBeUndefined();
  });
});

it('lists each currency once, and prefers that of the current plan, then that of most plans', () => {
  const all = [
    product(1, { currency: 'EUR' }),
    product(2, { currency: 'USD' }),
    product(3, { currency: 'USD' }),
    product(4),
  ];
  expect(currenciesOf(all)).toEqual(['EUR', 'USD']);
  expect(preferredCurrency(all, undefined)).toBe('USD');
  expect(preferredCurrency(all, { currency: 'EUR' })).toBe('EUR');
  expect(preferredCurrency(all, {})).toBe('USD');
  expect(preferredCurrency([product(1)], undefined)).toBeUndefined();
});

it('describes a price with its interval, in the smallest unit of its currency', () => {
  expect(describePrice(product(1, { price: 29_900, currency: 'USD', interval: 'month' }))).toBe(
    '$299.00 per month',
  );
  expect(describePrice(product(1, { price: 44_000, currency: 'JPY', interval: 'year' }))).toBe(
    '¥44,000 per year',
  );
  expect(describePrice(product(1, { price: 0, currency: 'EUR' }))).toBe('€0.00');
  expect(describePrice(product(1, { currency: 'EUR' }))).toBeUndefined();
});

it('names a plan by its number if the service gives no name', () => {
  expect(planName(product(7, { name: 'Growth' }))).toBe('Growth');
  expect(planName(product(7))).toBe('Plan 7');
});

it.each<[number | null | undefined, number | null, string | undefined]>([
  [10_000, 1_000, '11,000 alert runs per month'],
  [0, 1_000, '1,000 alert runs per month'],
  [null, 1_000, undefined],
  [undefined, 1_000, undefined],
  [10_000, null, undefined],
])('adds the runs of a plan (%s) and the free ones (%s)', (observabilityQuota, free, words) => {
  expect(describeAlertRuns({ observabilityQuota }, free)).toBe(words);
});
