import type { ProductId } from './id.ts';
import type { Open } from './open.ts';

/** How long what was paid for lasts. */
export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** A plan to subscribe to. Spec §7 names the resource and shows none of its fields, so all but the id may be absent. */
export interface Product {
  readonly id: ProductId;
  readonly name?: string | null;
  readonly description?: string | null;
  /** What an interval costs, in the currency's smallest unit: 9900 is 99 dollars, and 9,900 yen. */
  readonly price?: number | null;
  /** An ISO code, such as `USD`. */
  readonly currency?: string | null;
  readonly interval?: Open<BillingInterval> | null;
  /** How many runs of alerts it adds to the free ones. */
  readonly observabilityQuota?: number | null;
}
