import type { Product } from '../entities/product.ts';
import type { BillingSubscription } from './subscription.ts';
import { formatQuantity } from '../format/count.ts';
import { formatPrice } from '../format/price.ts';
import { isSubscriptionValid } from './billing.ts';

/** The subscription that billing is about: the valid one, or else the newest. */
export function currentSubscription(
  all: readonly BillingSubscription[],
  now: Date,
): BillingSubscription | undefined {
  const newestFirst = all.toSorted(
    (one, other) => Number(other.createdAt ?? 0) - Number(one.createdAt ?? 0) || other.id - one.id,
  );
  return newestFirst.find((subscription) => isSubscriptionValid(subscription, now)) ?? newestFirst[0];
}

/** The currencies of the plans, each once, in the order of the plans. */
export const currenciesOf = (products: readonly Product[]): readonly string[] => [
  ...new Set(products.flatMap(({ currency }) => currency ?? [])),
];

/** The currency of the client's plan; without one, the currency of most plans. */
export function preferredCurrency(
  products: readonly Product[],
  current: Pick<Product, 'currency'> | undefined,
): string | undefined {
  if (current?.currency) return current.currency;
  const count = (code: string) => products.filter(({ currency }) => currency === code).length;
  return currenciesOf(products).toSorted((one, other) => count(other) - count(one))[0];
}

/** `$299.00 per month`; `undefined` if the price is unknown. */
export function describePrice({ price, currency, interval }: Product): string | undefined {
  if (typeof price !== 'number' || !currency) return undefined;
  const amount = formatPrice(price, currency);
  return interval ? `${amount} per ${interval}` : amount;
}

/**
 * `11,000 alert runs per month`: the free runs and those of the plan; `undefined` unless the service tells both.
 * @param free the runs per month that every plan has
 */
export const describeAlertRuns = (
  { observabilityQuota }: Pick<Product, 'observabilityQuota'>,
  free: number | null | undefined,
): string | undefined =>
  typeof observabilityQuota === 'number' && typeof free === 'number'
    ? `${formatQuantity(free + observabilityQuota, 'alert run')} per month`
    : undefined;

/** The name of a plan, or its number if the service gives none. */
export const planName = ({ id, name }: Pick<Product, 'id' | 'name'>): string => name || `Plan ${id}`;
