import { isCardExpired, type BillingInterval } from '@millrace/ui/domain';
import type { Card, SubscriptionRow } from './billingRows.ts';
import { productOf } from './products.ts';

const monthsIn: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };

/** The same day and time `months` later, or the month's last day where it has no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** Until when is paid. */
export const periodEnd = ({ begun_at, paid_periods, product_id }: SubscriptionRow): number =>
  addMonths(begun_at, paid_periods * monthsIn[productOf(product_id)?.interval ?? 'month']);

/** Whether a card has not run out by then. */
export const isUsable = ({ expiry_month, expiry_year }: Card, at: number): boolean =>
  !isCardExpired({ expiryMonth: expiry_month, expiryYear: expiry_year }, new Date(at));

/**
 * A subscription as it is at `now`: each period is paid for when the one before is over, and the first that the card does
 * not pay for leaves it past due. It follows from what is kept and the time alone, however often it is asked.
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

/** What is owed is tried again with another card; without success it stays as it is. */
export const retried = (row: SubscriptionRow, card: Card, now: number): SubscriptionRow =>
  row.status === 'past_due' ? settled({ ...row, status: 'active' }, card, now) : row;
