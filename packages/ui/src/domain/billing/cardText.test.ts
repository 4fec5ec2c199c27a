import { expect, it } from 'vitest';
import { cardExpiry, cardName } from './cardText.ts';

it.each([
  ['visa', 'Visa ending in 4242'],
  ['amex', 'American Express ending in 4242'],
  ['Cartes Bancaires', 'Cartes Bancaires ending in 4242'],
  ['unknown', 'Card ending in 4242'],
  ['', 'Card ending in 4242'],
])('names a card of %s', (brand, name) => {
  expect(cardName({ brand, lastFour: '4242' })).toBe(name);
});

it('counts a card as valid until the end of its month', () => {
  const card = { expiryMonth: 3, expiryYear: 2026 };
  expect(cardExpiry(card, new Date('2026-03-31T23:59:59Z'))).toBe('Expires 03/2026');
  expect(cardExpiry(card, new Date('2026-04-01T00:00:00Z'))).toBe('Expired 03/2026');
});
