import { expect, it } from 'vitest';

import { formatPrice } from './price.ts';

it.each([
  [9_900, 'USD', '$99.00'],
  [123_456, 'EUR', '€1,234.56'],
  // Currencies with no subunit and with thousandths.
  [9_900, 'JPY', '¥9,900'],
  [1_234, 'KWD', 'KWD 1.234'],
])('formats %s of %s as %s', (amount, currency, written) => {
  expect(formatPrice(amount, currency).replaceAll(/\s/g, ' ')).toBe(written);
});
