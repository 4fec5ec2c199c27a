import { expect, it } from 'vitest';

import { isCardExpired } from './paymentMethod.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', false],
  ['2026-12-01T00:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a card that expires 11/26 is expired at %s: %s', (now, isExpired) => {
  expect(isCardExpired({ expiryMonth: 11, expiryYear: 2026 }, new Date(now))).toBe(isExpired);
});
