import { expect, it } from 'vitest';

import { currencies, isCurrency } from './currency.ts';

it('has about 160 currencies (spec §3)', () => {
  expect(currencies().length).toBeGreaterThan(150);
  for (const code of currencies()) expect(code).toMatch(/^[A-Z]{3}$/);
});

it.each([
  ['USD', true],
  ['JPY', true],
  ['usd', false],
  ['QQQ', false],
  ['', false],
])('whether %j is a currency: %s', (code, isOne) => {
  expect(isCurrency(code)).toBe(isOne);
});
