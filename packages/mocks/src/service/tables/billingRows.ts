import * as v from 'valibot';

export const subscriptionRow = v.object({
  id: v.number(),
  client_id: v.number(),
  product_id: v.number(),
  /** Its last stored state; periods.ts computes the current one. */
  status: v.picklist(['active', 'past_due', 'canceled']),
  /** The end of a cancelled one. All times here are in milliseconds since the epoch. */
  cancel_at: v.nullable(v.number()),
  /** Start of its first period. */
  begun_at: v.number(),
  /** Number of paid periods. */
  paid_periods: v.number(),
  created_at: v.number(),
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;

const card = {
  brand: v.string(),
  last_four: v.string(),
  expiry_month: v.number(),
  expiry_year: v.number(),
  /** Whether it pays for every period, or for the first only. */
  pays_renewals: v.boolean(),
};

/** Stored data of a card; its number is never stored. */
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
  /** A card that needs 3-D Secure, and whether the bank will accept the answer. */
  challenge: v.nullable(v.object({ card: v.object(card), is_granted: v.boolean() })),
  /** The return address; no request contains it. */
  return_to: v.string(),
  /** Whether the card becomes the default at once. In the console this is a separate call; in the portal it is not. */
  makes_default: v.boolean(),
  expires_at: v.number(),
});
export type SetupIntentRow = v.InferOutput<typeof setupIntentRow>;

/** The time in which the provider's pages are open to anyone with the address. */
export const portalSessionRow = v.object({
  /** The secret in its address. */
  id: v.string(),
  client_id: v.number(),
  /** The return address to the console. */
  return_to: v.string(),
  expires_at: v.number(),
});
export type PortalSessionRow = v.InferOutput<typeof portalSessionRow>;
