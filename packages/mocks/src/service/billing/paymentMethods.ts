import type { setDefaultPaymentMethod, WireResult } from '@millrace/ui/contract';
import { refusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import type { Card, PaymentMethodRow } from '../tables/billingRows.ts';
import { retried } from './periods.ts';
import { subscriptionsNow } from './standing.ts';

type Shown = NonNullable<WireResult<typeof setDefaultPaymentMethod>['payment_method']>;

/** The provider's id, on the wire. */
export const paymentMethodId = ({ id }: Pick<PaymentMethodRow, 'id'>): string => `pm_${id}`;

export const showPaymentMethod = (row: PaymentMethodRow): Shown => ({
  id: paymentMethodId(row),
  brand: row.brand,
  last_four: row.last_four,
  expiry_month: row.expiry_month,
  expiry_year: row.expiry_year,
});

/** Stores a confirmed card; it pays for nothing yet. */
export const addPaymentMethod = ({ tables, clientId }: World, card: Card): PaymentMethodRow =>
  tables.paymentMethods.put({
    ...card,
    id: tables.paymentMethods.nextId(),
    client_id: clientId,
    is_default: false,
  });

/** Makes a confirmed method of the client the default, and charges what is owed. */
export function setDefault(world: World, wanted: string): WireResult<typeof setDefaultPaymentMethod> {
  const { paymentMethods, subscriptions } = world.tables;
  const method = paymentMethods.all().find((row) => paymentMethodId(row) === wanted);
  if (!method) {
    const msg = 'This payment method was not confirmed for this account.';
    throw refusal.unprocessable([{ loc: ['payment_method'], msg, type: 'value_error.reference' }]);
  }
  // Computed before the card changes: so far the old card decided.
  const now = world.clock.now();
  for (const row of subscriptionsNow(world)) subscriptions.put(retried(row, method, now));
  for (const row of paymentMethods.all()) {
    if (row.is_default !== (row === method)) paymentMethods.put({ ...row, is_default: row === method });
  }
  recordEffect(world, 'setDefaultPaymentMethod', method.id);
  return world.hasAssumedFields ? { payment_method: showPaymentMethod(method) } : {};
}
