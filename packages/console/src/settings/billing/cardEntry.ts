import { parseId, type ProductId } from '@millrace/ui/domain/entities';

import type { StoredText } from '../../kit/storedText.ts';

/** What a tab remembers while a card is entered at the payment provider. It holds no secret. */
export interface CardEntry {
  /** The public part of the setup intent: `seti_1`. */
  readonly intent: string;
  /** The plan to subscribe to afterwards. */
  readonly plan?: ProductId | undefined;
  /** The page that the person wanted before the guard closed it. */
  readonly from?: string | undefined;
  /** The id of the card that paid before; empty if there was none. Left out if the service did not tell. */
  readonly card?: string | undefined;
}

/** The result of an entry, from the query of the return address. */
export type CardReturn =
  | {
      readonly kind: 'succeeded';
      readonly paymentMethod: string;
      /** Whether this tab started it. */
      readonly isExpected: boolean;
      readonly entry: CardEntry | undefined;
    }
  /**
   * `returned`: the provider names no card, or no result that is known. Only the account can tell what happened.
   * `left`: the person left the provider's page without its return, for example with the browser's Back.
   */
  | { readonly kind: 'failed' | 'canceled' | 'returned' | 'left'; readonly entry: CardEntry | undefined };

/** The public part of a secret, which returns in the address. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret')[0] ?? '';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what the tab remembers; anything else counts as missing. */
export function readCardEntry(stored: StoredText): CardEntry | undefined {
  try {
    const { intent, plan, from, card }: Record<string, unknown> = JSON.parse(stored.read() ?? '{}');
    if (!isText(intent)) return undefined;
    return {
      intent,
      ...(isText(plan) && { plan: parseId<'product'>(plan) }),
      ...(isText(from) && { from }),
      ...(isText(card) && { card }),
    };
  } catch {
    return undefined;
  }
}

export const writeCardEntry = (stored: StoredText, { intent, plan, from, card }: CardEntry): void =>
  void stored.write(JSON.stringify({ intent, plan: plan && String(plan), from, card }));

/**
 * Reads the return from the payment provider. A card pays by itself only if this tab started its entry: anyone can
 * write such an address. @returns `undefined` if the query is not one, and this tab has started no entry
 */
export function readCardReturn(query: URLSearchParams, stored: StoredText): CardReturn | undefined {
  const intent = query.get('setup_intent');
  const status = query.get('redirect_status');
  const paymentMethod = query.get('payment_method');
  const remembered = readCardEntry(stored);
  if (intent === null) return remembered && { kind: 'left', entry: remembered };
  const entry = remembered?.intent === intent ? remembered : undefined;
  if (status === 'succeeded' && paymentMethod !== null)
    return { kind: 'succeeded', paymentMethod, isExpected: entry !== undefined, entry };
  return { kind: status === 'canceled' || status === 'failed' ? status : 'returned', entry };
}

/** The plan that the next card is entered for: the one that was chosen before an entry that brought no card. */
export const planOfNextCard = (arrival: CardReturn | undefined): ProductId | undefined =>
  // With a card the plan was offered already.
  arrival?.kind === 'succeeded' ? undefined : arrival?.entry?.plan;

/**
 * Whether the account says that the card of a return pays: it shows another card than before. Without the card before,
 * nothing tells.
 * @param shown the id of the card that the account shows now
 */
export const isCardConfirmed = (entry: CardEntry | undefined, shown: string | undefined): boolean =>
  entry?.card !== undefined && shown !== undefined && shown !== entry.card;
