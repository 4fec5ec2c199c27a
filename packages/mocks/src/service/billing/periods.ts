import { isCardExpired, type BillingInterval } from '@millrace/ui/domain/entities';
import type { Card, SubscriptionRow } from '../tables/billingRows.ts';
import { productOf } from './products.ts';

const monthsIn: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };

/** The same day and time `months` later, or the last day of a shorter month. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** The end of the paid time. */
export const periodEnd = ({ begun_at, paid_periods, product_id }: SubscriptionRow): number =>
  addMonths(begun_at, paid_periods * monthsIn[productOf(product_id)?.interval ?? 'month']);

/** Whether a card is still valid then. */
export const isUsable = ({ expiry_month, expiry_year }: Card, at: number): boolean =>
  !isCardExpired({ expiryMonth: expiry_month, expiryYear: expiry_year }, new Date(at));

/**
 * A subscription as of `now`: each period is paid at the end of the previous one, and the first failed payment makes it
 * past due. The result depends on the stored row and the time only.
 */
export function settled(row: SubscriptionRow, card: Card | undefined, now: number): SubscriptionRow {
  let { paid_periods, status } = row;
  for (;;) {
    const dueAt = periodEnd({ ...row, paid_periods });
    if (status !== 'active' || dueAt > now) return { ...row, paid_periods, status };
    if (card?.pays_renewals && isUsable(card, dueAt)) paid_periods += 1;
    else status = 'past_due';
  }
}

/** Charges another card for what is owed; on failure nothing changes. */
export const retried = (row: SubscriptionRow, card: Card, now: number): SubscriptionRow =>
  row.status === 'past_due' ? settled({ ...row, status: 'active' }, card, now) : row;
