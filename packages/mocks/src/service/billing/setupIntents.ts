import type { createSetupIntent, WireResult } from '@millrace/ui/contract';
import { hourMs } from '../core/durations.ts';
import { providerAddress } from '../core/providerAddress.ts';
import { secretToken } from '../core/random.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import type { Card, SetupIntentRow } from '../tables/billingRows.ts';
import { judgeCard, readCard, type CardEntry } from './cards.ts';
import { addPaymentMethod, paymentMethodId, setDefault } from './paymentMethods.ts';
import { billingScreen, demandAtProvider } from './standing.ts';

/** How long an intent accepts a card. */
const lifetimeMs = hourMs;

/** The address of the provider's page for an intent. */
const pagePath = ({ client_secret }: SetupIntentRow): string => `/__provider/payment/card/${client_secret}`;

/** Creates an intent. Its secret allows entering a card, so it is unguessable and works once. */
function open(
  world: World,
  { return_to, makes_default }: Pick<SetupIntentRow, 'return_to' | 'makes_default'>,
): SetupIntentRow {
  const { setupIntents } = world.tables;
  const now = world.clock.now();
  for (const old of setupIntents.all()) if (old.expires_at <= now) setupIntents.remove(old.id);
  const id = setupIntents.nextId();
  recordEffect(world, 'createSetupIntent', id);
  return setupIntents.put({
    id,
    client_id: world.clientId,
    client_secret: `seti_${id}_secret_${secretToken()}`,
    status: 'open',
    challenge: null,
    return_to,
    makes_default,
    expires_at: now + lifetimeMs,
  });
}

/** Starts the entry of a card from the console, which is the return address. */
export function create(world: World, request: Request): WireResult<typeof createSetupIntent> {
  demandAtProvider(world);
  const intent = open(world, { return_to: billingScreen(request), makes_default: false });
  const { client_secret } = intent;
  if (!world.hasAssumedFields) return { client_secret };
  return { client_secret, confirmation_url: providerAddress(request, pagePath(intent)) };
}

/**
 * Starts the entry of a card from the portal's own page, which is the return address. @returns the address of the entry
 */
export const createInPortal = (world: World, request: Request): string => {
  const return_to = providerAddress(request, new URL(request.url).pathname);
  return providerAddress(request, pagePath(open(world, { return_to, makes_default: true })));
};

/** The intent of a secret, while it still accepts a card. */
export const openIntent = ({ rows, clock }: Backend, clientSecret: string): SetupIntentRow | undefined =>
  rows.setupIntents
    .all()
    .find(
      ({ client_secret, status, expires_at }) =>
        client_secret === clientSecret &&
        (status === 'open' || status === 'challenged') &&
        expires_at > clock.now(),
    );

/** The result of an entry: a redirect or a message. */
export type EntryResult =
  | { readonly kind: 'returned'; readonly to: string }
  | { readonly kind: 'challenged' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldRefusal[] }
  | { readonly kind: 'unavailable' };

/** Ends an intent, and returns the redirect. */
function close(
  world: World,
  intent: SetupIntentRow,
  redirect_status: 'succeeded' | 'failed' | 'canceled',
  more: Readonly<Record<string, string>> = {},
): EntryResult {
  world.tables.setupIntents.put({ ...intent, status: redirect_status, challenge: null });
  const to = new URL(intent.return_to);
  const news = { setup_intent: `seti_${intent.id}`, redirect_status, ...more };
  for (const [name, value] of Object.entries(news)) to.searchParams.set(name, value);
  return { kind: 'returned', to: to.href };
}

function confirm(world: World, intent: SetupIntentRow, card: Card): EntryResult {
  const payment_method = paymentMethodId(addPaymentMethod(world, card));
  recordEffect(world, 'confirmSetupIntent', intent.id);
  if (intent.makes_default) setDefault(world, payment_method);
  return close(world, intent, 'succeeded', { payment_method });
}

/** Enters a card. A declined card leaves the intent open for another. */
export function enterCard({ worldOf }: Backend, intent: SetupIntentRow, entry: CardEntry): EntryResult {
  const world = worldOf(intent.client_id);
  const read = readCard(entry, world.clock.now());
  if ('errors' in read) return { kind: 'refused', errors: read.errors };
  const outcome = judgeCard(read.card, read.digits);
  if (outcome.kind === 'unavailable') return { kind: 'unavailable' };
  if (outcome.kind === 'declined') {
    return { kind: 'refused', errors: [{ loc: ['number'], msg: outcome.reason, type: 'card_error' }] };
  }
  if (outcome.kind === 'taken') return confirm(world, intent, outcome.card);
  const challenge = { card: outcome.card, is_granted: outcome.isGranted };
  world.tables.setupIntents.put({ ...intent, status: 'challenged', challenge });
  return { kind: 'challenged' };
}

/** Answers the bank's 3-D Secure question; the bank may still refuse. */
export function answerChallenge(
  { worldOf }: Backend,
  intent: SetupIntentRow,
  isAgreed: boolean,
): EntryResult {
  const world = worldOf(intent.client_id);
  return isAgreed && intent.challenge?.is_granted
    ? confirm(world, intent, intent.challenge.card)
    : close(world, intent, 'failed');
}

/** Returns without a card. */
export const giveUp = ({ worldOf }: Backend, intent: SetupIntentRow): EntryResult =>
  close(worldOf(intent.client_id), intent, 'canceled');
