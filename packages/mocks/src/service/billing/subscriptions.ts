import type {
  createSubscription,
  getSubscription,
  listSubscriptions,
  updateSubscription,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { canSubscription, type SubscriptionAction } from '@millrace/ui/domain/entities';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import type { SubscriptionRow } from '../tables/billingRows.ts';
import { showPaymentMethod } from './paymentMethods.ts';
import { isUsable, periodEnd } from './periods.ts';
import { productOf } from './products.ts';
import {
  defaultMethod,
  demandAtProvider,
  isValid,
  showStanding,
  subscriptionsNow,
  toSubscription,
} from './standing.ts';

type Shown = WireResult<typeof getSubscription>;

const iso = (at: number): string => new Date(at).toISOString();

function show(world: World, row: SubscriptionRow): Shown {
  const demanded = { id: row.id, ...showStanding(row) };
  if (!world.hasAssumedFields) return demanded;
  const method = isValid(row, world.clock.now()) ? defaultMethod(world) : undefined;
  return {
    ...demanded,
    product_id: row.product_id,
    current_period_end: iso(periodEnd(row)),
    payment_method: method ? showPaymentMethod(method) : null,
    created_at: iso(row.created_at),
  };
}

export function list(
  world: World,
  query: PageQuery & { readonly ordering?: string },
  request: Request,
): WireResult<typeof listSubscriptions> {
  const sorted = ordered(subscriptionsNow(world), query.ordering, {
    id: ({ id }) => id,
    created_at: ({ created_at }) => created_at,
  });
  return pageOf(sorted, query, request, (row) => show(world, row));
}

function find(world: World, id: number): SubscriptionRow {
  const row = subscriptionsNow(world).find((each) => each.id === id);
  if (!row) throw refusal.notFound();
  return row;
}

export const get = (world: World, id: number): Shown => show(world, find(world, id));

function demandUsableCard(world: World): void {
  const method = defaultMethod(world);
  if (!method) throw refusal.conflict('Add a payment method first.');
  if (!isUsable(method, world.clock.now()))
    throw refusal.conflict('The card has expired. Add another one first.');
}

function demandProduct(id: number): void {
  if (productOf(id)) return;
  throw refusal.unprocessable([
    { loc: ['product_id'], msg: 'This does not exist.', type: 'value_error.reference' },
  ]);
}

/** Subscribes. The first period is paid at once, and access starts with the next request. */
export function create(world: World, { product_id }: WireBody<typeof createSubscription>): Shown {
  const now = world.clock.now();
  demandAtProvider(world);
  demandProduct(product_id);
  if (subscriptionsNow(world).some((row) => isValid(row, now))) {
    throw refusal.conflict('There is a subscription already. Change that one instead.');
  }
  demandUsableCard(world);
  const { subscriptions } = world.tables;
  const row = subscriptions.put({
    id: subscriptions.nextId(),
    client_id: world.clientId,
    product_id,
    status: 'active',
    cancel_at: null,
    begun_at: now,
    paid_periods: 1,
    created_at: now,
  });
  recordEffect(world, 'createSubscription', row.id);
  return show(world, row);
}

const refusals: Record<SubscriptionAction, string> = {
  changePlan: 'The plan of a subscription that is canceled or past due does not change.',
  cancel: 'This subscription is canceled already.',
  resume: 'Only a cancellation that has not come into force can be taken back.',
};

function demandOpen(world: World, action: SubscriptionAction, row: SubscriptionRow): void {
  if (!canSubscription(action, toSubscription(row), new Date(world.clock.now())))
    throw refusal.conflict(refusals[action]);
}

function resumed(world: World, row: SubscriptionRow): SubscriptionRow {
  demandOpen(world, 'resume', row);
  return { ...row, status: 'active', cancel_at: null };
}

/** Another plan is valid at once; one with another interval starts a new, paid period. */
function withPlan(world: World, row: SubscriptionRow, product_id: number): SubscriptionRow {
  demandProduct(product_id);
  demandOpen(world, 'changePlan', row);
  if (productOf(product_id)?.interval === productOf(row.product_id)?.interval) return { ...row, product_id };
  demandUsableCard(world);
  return { ...row, product_id, begun_at: world.clock.now(), paid_periods: 1 };
}

/** Reverts a cancellation, changes the plan, or both. */
export function update(
  world: World,
  id: number,
  { product_id, subscription_cancel_at }: WireBody<typeof updateSubscription>,
): Shown {
  const row = find(world, id);
  const kept = subscription_cancel_at === null ? resumed(world, row) : row;
  const changed = product_id === undefined ? kept : withPlan(world, kept, product_id);
  recordEffect(world, 'updateSubscription', id);
  return show(world, world.tables.subscriptions.put(changed));
}

/** Cancels at the end of the paid time; if a payment is owed, it ends at once. */
export function cancel(world: World, id: number): void {
  const row = find(world, id);
  demandOpen(world, 'cancel', row);
  recordEffect(world, 'deleteSubscription', id);
  const cancel_at = row.status === 'past_due' ? world.clock.now() : periodEnd(row);
  world.tables.subscriptions.put({ ...row, status: 'canceled', cancel_at });
}
