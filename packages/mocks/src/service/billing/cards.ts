import type { FieldRefusal } from '../core/refusal.ts';
import type { Card } from '../tables/billingRows.ts';
import { isUsable } from './periods.ts';

/** How the provider treats a card. */
export type CardOutcome =
  | { readonly kind: 'taken'; readonly card: Card }
  /** The bank requires 3-D Secure, and then accepts or refuses. */
  | { readonly kind: 'challenged'; readonly card: Card; readonly isGranted: boolean }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The provider does not answer. */
  | { readonly kind: 'unavailable' };

/** Input of the provider's page. */
export interface CardEntry {
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The numbers with a special result; docs/twin.md lists them. */
const sentinels: Readonly<Record<string, (card: Card) => CardOutcome>> = {
  '4000000000000002': () => ({ kind: 'declined', reason: 'Your card was declined.' }),
  '4000000000000069': () => ({ kind: 'declined', reason: 'Your card has expired.' }),
  '4000000000000119': () => ({ kind: 'unavailable' }),
  '4000000000000341': (card) => ({ kind: 'taken', card: { ...card, pays_renewals: false } }),
  '4000002500003155': (card) => ({ kind: 'challenged', card, isGranted: true }),
  '4000008400001629': (card) => ({ kind: 'challenged', card, isGranted: false }),
};

const brands: readonly (readonly [start: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
];

/** Luhn's check digit at the end of every card number. */
function addsUp(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const wrong = (field: keyof CardEntry, msg: string): FieldRefusal => ({
  loc: [field],
  msg,
  type: 'value_error.card',
});

const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '');

function readExpiry(expiry: string): Pick<Card, 'expiry_month' | 'expiry_year'> | undefined {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  return month ? { expiry_month: Number(month), expiry_year: 2000 + Number(year) } : undefined;
}

/** Parses the input. @returns the card and its number, or the errors by field */
export function readCard(
  { number, expiry, cvc }: CardEntry,
  now: number,
): { readonly card: Card; readonly digits: string } | { readonly errors: readonly FieldRefusal[] } {
  const digits = digitsOf(number);
  const until = readExpiry(expiry);
  const card: Card = {
    brand: brands.find(([start]) => start.test(digits))?.[1] ?? 'unknown',
    last_four: digits.slice(-4),
    pays_renewals: true,
    ...(until ?? { expiry_month: 1, expiry_year: 1970 }),
  };
  const errors = [
    ...(/^\d{13,19}$/.test(digits) && addsUp(digits)
      ? []
      : [wrong('number', 'Your card number is invalid.')]),
    ...(until && isUsable(card, now)
      ? []
      : [wrong('expiry', 'Your card’s expiry date is in the past or invalid.')]),
    ...(/^\d{3,4}$/.test(cvc.trim()) ? [] : [wrong('cvc', 'Your card’s security code is incomplete.')]),
  ];
  return errors.length > 0 ? { errors } : { card, digits };
}

export const judgeCard = (card: Card, digits: string): CardOutcome =>
  sentinels[digits]?.(card) ?? { kind: 'taken', card };
