import type { ProductId } from './id.ts';
import type { Open } from './open.ts';

/** The billing interval. */
export const billingIntervals = ['month', 'year'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** A plan. Spec §7 names the resource without its fields, so all fields except the id are optional. */
export interface Product {
  readonly id: ProductId;
  readonly name?: string | null;
  readonly description?: string | null;
  /** Price per interval in the currency's smallest unit: 9900 means 99 dollars, or 9,900 yen. */
  readonly price?: number | null;
  /** The service says that the price is given on request. @default false */
  readonly isPriceOnRequest?: boolean;
  /** An ISO code in capitals, such as `USD`, or another unit as the service writes it. */
  readonly currency?: string | null;
  readonly interval?: Open<BillingInterval> | null;
  /** Additional alert runs beyond the free ones. */
  readonly observabilityQuota?: number | null;
}
