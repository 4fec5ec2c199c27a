import * as v from 'valibot';

import type { PaymentMethod } from '../../domain/billing/paymentMethod.ts';
import type { BillingSubscription } from '../../domain/billing/subscription.ts';
import { defineCall } from '../call.ts';
import { listQuery, page } from '../paging.ts';
import { productId } from './products.ts';
import { assumed, id, instant, wireObject } from '../wire.ts';

export const subscriptionId = id<'subscription'>();

const paymentMethod = wireObject({
  id: v.string(),
  brand: v.string(),
  last_four: v.string(),
  expiry_month: v.number(),
  expiry_year: v.number(),
}) satisfies v.GenericSchema<unknown, PaymentMethod>;

/**
 * A subscription, with the field names of the client's `subscription_details` (spec §3). See assumed.ts for
 * the others.
 */
export const subscription = wireObject({
  id: subscriptionId,
  subscription_status: v.string(),
  subscription_cancel_at: v.nullish(instant(), null),
  product_id: assumed(productId),
  current_period_end: assumed(instant()),
  payment_method: assumed(paymentMethod),
  created_at: assumed(instant()),
}) satisfies v.GenericSchema<unknown, BillingSubscription>;

/** The client's subscriptions, including those that have ended. */
export const listSubscriptions = defineCall({
  name: 'listSubscriptions',
  resource: 'subscription',
  method: 'GET',
  path: '/api/v1/subscription/',
  kind: 'list',
  query: listQuery,
  response: page(subscription),
});

export const getSubscription = defineCall({
  name: 'getSubscription',
  resource: 'subscription',
  method: 'GET',
  path: '/api/v1/subscription/{id}/',
  kind: 'detail',
  params: { id: subscriptionId },
  response: subscription,
});

/** Subscribes to a plan. 409 without a default payment method, or if a subscription is already active. */
export const createSubscription = defineCall({
  name: 'createSubscription',
  resource: 'subscription',
  method: 'POST',
  path: '/api/v1/subscription/',
  kind: 'create',
  body: v.object({ product_id: productId }),
  response: subscription,
});

/**
 * Changes the plan, or withdraws a cancellation with `subscriptionCancelAt: null`. 409 if the subscription's
 * state does not allow it.
 */
export const updateSubscription = defineCall({
  name: 'updateSubscription',
  resource: 'subscription',
  method: 'PATCH',
  path: '/api/v1/subscription/{id}/',
  kind: 'change',
  params: { id: subscriptionId },
  body: v.object({ product_id: v.optional(productId), subscription_cancel_at: v.optional(v.null()) }),
  response: subscription,
});

/**
 * Cancels a subscription. It stays active until the end of the paid period, or ends immediately if nothing is
 * paid.
 */
export const deleteSubscription = defineCall({
  name: 'deleteSubscription',
  resource: 'subscription',
  method: 'DELETE',
  path: '/api/v1/subscription/{id}/',
  kind: 'remove',
  params: { id: subscriptionId },
});

/**
 * Starts adding a card. The secret works once and expires. `confirmationUrl` is the provider's page, which
 * redirects to the billing screen.
 */
export const createSetupIntent = defineCall({
  name: 'createSetupIntent',
  resource: 'subscription',
  method: 'POST',
  path: '/api/v1/subscription/setup-intent/',
  kind: 'billing',
  response: wireObject({ client_secret: v.string(), confirmation_url: assumed(v.string()) }),
});

/**
 * Opens a session of the provider's billing portal (spec §7). `success` is false if the provider has no
 * record of the client; the console has its own sentence for that (spec §8).
 */
export const createPortalSession = defineCall({
  name: 'createPortalSession',
  resource: 'subscription',
  method: 'POST',
  path: '/api/v1/subscription/create-portal-session/',
  kind: 'billing',
  response: wireObject({
    success: v.nullish(v.boolean(), false),
    portal_session_url: v.nullish(v.string(), null),
  }),
});

/** Makes a payment method the default, also for amounts due. 422 if it was not confirmed for this client. */
export const setDefaultPaymentMethod = defineCall({
  name: 'setDefaultPaymentMethod',
  resource: 'subscription',
  method: 'POST',
  path: '/api/v1/subscription/set-default-payment-method/',
  kind: 'billing',
  body: v.object({ payment_method: v.string() }),
  response: wireObject({ payment_method: assumed(paymentMethod) }),
});
