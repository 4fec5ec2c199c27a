import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatPrice, readPrice } from './price.ts';

it.each([
  [9_900, 'USD', '$99.00'],
  [123_456, 'EUR', '€1,234.56'],
  // Currencies with no subunit and with thousandths.
  [9_900, 'JPY', '¥9,900'],
  [1_234, 'KWD', 'KWD 1.234'],
  // A code that nobody knows, and a unit without a code.
  [49_900, 'XYZ', 'XYZ 499.00'],
  [4_990_050, 'credits', '49,900.50 credits'],
])('formats %s of %s as %s', (amount, currency, written) => {
  expect(formatPrice(amount, currency).replaceAll(/\s/g, ' ')).toBe(written);
});

it.each<readonly [unknown, string, number | undefined]>([
  [9_900, 'USD', 9_900],
  [0, 'USD', 0],
  ['499.00', 'USD', 49_900],
  ['499', 'USD', 49_900],
  ['1,299.5', 'USD', 129_950],
  [' 499.0000 ', 'USD', 49_900],
  [499.5, 'USD', 49_950],
  ['9900', 'JPY', 9_900],
  ['9900.00', 'JPY', 9_900],
  ['1.234', 'KWD', 1_234],
  ['12.5', 'credits', 1_250],
  // Parts of the smallest unit would be rounded, and so wrong.
  ['0.005', 'USD', undefined],
  ['9900.5', 'JPY', undefined],
  ['free', 'USD', undefined],
  ['', 'USD', undefined],
  ['-1.00', 'USD', undefined],
  [-1, 'USD', undefined],
  ['1.299,00', 'USD', undefined],
  ['99999999999999999999', 'USD', undefined],
  [1e300, 'USD', undefined],
  [Number.NaN, 'USD', undefined],
  [null, 'USD', undefined],
  [undefined, 'USD', undefined],
])('reads %j of %s as %j', (price, currency, smallest) => {
  expect(readPrice(price, currency)).toBe(smallest);
});

it('reads every price back that a service writes as text', () => {
  const currencies = fc.constantFrom(['USD', 2], ['JPY', 0], ['KWD', 3], ['XYZ', 2], ['tokens', 2] as const);
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), currencies, (smallest, [currency, decimals]) => {
      const text = (smallest / 10 ** decimals).toFixed(decimals);
      expect(readPrice(text, currency)).toBe(smallest);
      expect(readPrice(smallest, currency)).toBe(smallest);
    }),
  );
});
