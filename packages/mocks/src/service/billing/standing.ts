import type { getMe, WireResult } from '@millrace/ui/contract';
import type { Subscription } from '@millrace/ui/domain/entities';
import { isSubscriptionValid } from '@millrace/ui/domain/policies';
import { paths } from '@millrace/ui/domain/routes';
import { refusal } from '../core/refusal.ts';
import type { ClientRow } from '../tables/accountRows.ts';
import type { PaymentMethodRow, SubscriptionRow } from '../tables/billingRows.ts';
import type { World } from '../world/world.ts';
import { settled } from './periods.ts';
import { productOf } from './products.ts';

type WireClient = NonNullable<WireResult<typeof getMe>['client']>;

/** The client's payment method. */
export const defaultMethod = ({ tables }: Pick<World, 'tables'>): PaymentMethodRow | undefined =>
  tables.paymentMethods.all().find(({ is_default }) => is_default);

/** The client's subscriptions at an instant, oldest first. */
function subscriptionsAt(world: World, at: number): readonly SubscriptionRow[] {
  const card = defaultMethod(world);
  return world.tables.subscriptions.all().map((row) => settled(row, card, at));
}

/** The same as a subscription of the domain, for its rules. */
export const toSubscription = ({ status, cancel_at }: SubscriptionRow): Subscription => ({
  subscriptionStatus: status,
  subscriptionCancelAt: cancel_at === null ? null : new Date(cancel_at),
});
/** The client's current subscriptions, oldest first. */
export const subscriptionsNow = (world: World): readonly SubscriptionRow[] =>
  subscriptionsAt(world, world.clock.now());

/** Whether it gives access (spec §4). */
export const isValid = (row: SubscriptionRow, now: number): boolean =>
  isSubscriptionValid(toSubscription(row), new Date(now));

/** A subscription with the fields of spec §3, inside the client and alone. */
export const showStanding = ({ status, cancel_at }: SubscriptionRow) => ({
  subscription_status: status,
  subscription_cancel_at: cancel_at === null ? null : new Date(cancel_at).toISOString(),
});

export function clientOf({ tables, clientId }: World): ClientRow {
  const client = tables.clients.get(clientId);
  if (!client) throw refusal.notFound();
  return client;
}

/** A client whose billing is bypassed or managed elsewhere has no subscription at the provider (spec §3). */
export const isAtProvider = (world: World): boolean => {
  const { is_stripe_managed, is_bypass_billing } = clientOf(world);
  return is_stripe_managed && !is_bypass_billing;
};

export function demandAtProvider(world: World): void {
  if (!isAtProvider(world)) throw refusal.conflict('The billing of this account is arranged elsewhere.');
}

/** The return address from the provider, on the origin of `request`. */
export const billingScreen = (request: Request): string => new URL(paths.billing(), request.url).href;

/** Paid alert runs per month: those of the valid plans at an instant. */
export const paidQuota = (world: World, at: number = world.clock.now()): number =>
  subscriptionsAt(world, at)
    .filter((row) => isValid(row, at))
    .reduce((sum, { product_id }) => sum + (productOf(product_id)?.observability_quota ?? 0), 0);

/** The client on the wire: with its current subscriptions and paid quota. */
export const showClient = (world: World): WireClient => ({
  ...clientOf(world),
  subscription_details: subscriptionsNow(world).map(showStanding),
  paid_observability_quota: paidQuota(world),
});
