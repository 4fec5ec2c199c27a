import * as v from 'valibot';

export const subscriptionRow = v.object({
  id: v.number(),
  client_id: v.number(),
  product_id: v.number(),
  /** As it was when it was last changed; periods.ts tells what it is by now. */
  status: v.picklist(['active', 'past_due', 'canceled']),
  /** When a canceled one ends. Like all times here, in milliseconds since the epoch. */
  cancel_at: v.nullable(v.number()),
  /** From when its periods are counted. */
  begun_at: v.number(),
  /** How many of them are paid. */
  paid_periods: v.number(),
  created_at: v.number(),
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;

const card = {
  brand: v.string(),
  last_four: v.string(),
  expiry_month: v.number(),
  expiry_year: v.number(),
  /** Whether it pays for a next period as well, or for the first one alone. */
  pays_renewals: v.boolean(),
};

/** What is kept of a card; its number never is. */
export const paymentMethodRow = v.object({
  id: v.number(),
  client_id: v.number(),
  is_default: v.boolean(),
  ...card,
});
export type PaymentMethodRow = v.InferOutput<typeof paymentMethodRow>;
export type Card = Omit<PaymentMethodRow, 'id' | 'client_id' | 'is_default'>;

export const setupIntentRow = v.object({
  id: v.number(),
  client_id: v.number(),
  client_secret: v.string(),
  status: v.picklist(['open', 'challenged', 'succeeded', 'failed', 'canceled']),
  /** A card that the bank asks about, and whether the bank will take the answer. */
  challenge: v.nullable(v.object({ card: v.object(card), is_granted: v.boolean() })),
  /** Where its person is led afterwards; no request names that address. */
  return_to: v.string(),
  /** Whether the card is paid with from then on: in the console that is a call of its own, in the portal it is not. */
  makes_default: v.boolean(),
  expires_at: v.number(),
});
export type SetupIntentRow = v.InferOutput<typeof setupIntentRow>;

/** A while in which the provider's pages are open to whoever holds the address. */
export const portalSessionRow = v.object({
  /** The secret in its address. */
  id: v.string(),
  client_id: v.number(),
  /** The way back to the console. */
  return_to: v.string(),
  expires_at: v.number(),
});
export type PortalSessionRow = v.InferOutput<typeof portalSessionRow>;
