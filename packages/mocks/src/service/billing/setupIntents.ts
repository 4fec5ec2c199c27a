import type { createSetupIntent, WireResult } from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain';
import { hourMs } from '../core/durations.ts';
import { providerAddress } from '../core/providerAddress.ts';
import { secretToken } from '../core/random.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type Backend, type World } from '../core/world.ts';
import type { Card, SetupIntentRow } from './billingRows.ts';
import { judgeCard, readCard, type CardEntry } from './cards.ts';
import { addPaymentMethod, paymentMethodId } from './paymentMethods.ts';
import { demandAtProvider } from './standing.ts';

/** How long a card may be entered with one intent. */
const lifetimeMs = hourMs;

/**
 * Begins the entry of a card. Whoever has the secret may enter one, so it cannot be guessed and is good for one card
 * (A-108).
 */
export function create(world: World, request: Request): WireResult<typeof createSetupIntent> {
  demandAtProvider(world);
  const { setupIntents } = world.tables;
  const now = world.clock.now();
  for (const old of setupIntents.all()) if (old.expires_at <= now) setupIntents.remove(old.id);
  const id = setupIntents.nextId();
  const client_secret = `seti_${id}_secret_${secretToken()}`;
  setupIntents.put({
    id,
    client_id: world.clientId,
    client_secret,
    status: 'open',
    challenge: null,
    origin: new URL(request.url).origin,
    expires_at: now + lifetimeMs,
  });
  recordEffect(world, 'createSetupIntent', id);
  if (!world.hasAssumedFields) return { client_secret };
  return {
    client_secret,
    confirmation_url: providerAddress(request, `/__provider/payment/card/${client_secret}`),
  };
}

/** The intent that a secret opens, as long as a card may still be entered with it. */
export const openIntent = ({ rows, clock }: Backend, clientSecret: string): SetupIntentRow | undefined =>
  rows.setupIntents
    .all()
    .find(
      ({ client_secret, status, expires_at }) =>
        client_secret === clientSecret &&
        (status === 'open' || status === 'challenged') &&
        expires_at > clock.now(),
    );

/** How an entry went: a place to go on to, or what to say. */
export type EntryResult =
  | { readonly kind: 'returned'; readonly to: string }
  | { readonly kind: 'challenged' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldRefusal[] }
  | { readonly kind: 'unavailable' };

/** Ends an intent, and says where its person goes: to the screen they came from, and nowhere else. */
function close(
  world: World,
  intent: SetupIntentRow,
  status: 'succeeded' | 'failed' | 'canceled',
  paymentMethod?: string,
): EntryResult {
  world.tables.setupIntents.put({ ...intent, status, challenge: null });
  const query = new URLSearchParams({ setup_intent: `seti_${intent.id}`, redirect_status: status });
  if (paymentMethod !== undefined) query.set('payment_method', paymentMethod);
  return { kind: 'returned', to: `${intent.origin}${paths.billing()}?${query}` };
}

function confirm(world: World, intent: SetupIntentRow, card: Card): EntryResult {
  const method = addPaymentMethod(world, card);
  recordEffect(world, 'confirmSetupIntent', intent.id);
  return close(world, intent, 'succeeded', paymentMethodId(method));
}

/** Enters a card. One that is declined leaves the intent open for another. */
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

/** Answers the bank's question (3-D Secure); the bank may still say no. */
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

/** Goes back without a card. */
export const giveUp = ({ worldOf }: Backend, intent: SetupIntentRow): EntryResult =>
  close(worldOf(intent.client_id), intent, 'canceled');
