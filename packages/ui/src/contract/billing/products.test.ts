import * as v from 'valibot';
import { expect, test } from 'vitest';

import { describePrice } from '../../domain/billing/plans.ts';
import { product } from './products.ts';

const plan = (price: unknown, currency: unknown) =>
  v.parse(product, { id: 1, price, currency, interval: 'month' });

test.each([
  ['499.00', 'usd', '$499.00 per month'],
  [49_900, 'USD', '$499.00 per month'],
  ['499.00', 'xyz', 'XYZ 499.00 per month'],
  ['499.00', ' credits ', '499.00 credits per month'],
  ['499.00', null, undefined],
  ['499.00', 7, undefined],
  ['499.00', 'x'.repeat(500), undefined],
  ['soon', 'usd', undefined],
  [null, 'usd', undefined],
])('a price of %j in %j is %j', (price, currency, text) => {
  const read = plan(price, currency);
  expect(describePrice(read)?.replaceAll(/\s/g, ' ')).toBe(text);
  expect(read.isPriceOnRequest).toBeUndefined();
});

test.each(['On request', 'Price upon request', 'Contact sales', 'custom', 'Ask for a quote'])(
  'a price of “%s” is given on request',
  (price) => {
    expect(plan(price, 'USD').isPriceOnRequest).toBe(true);
    expect(describePrice(plan(price, 'USD'))).toBeUndefined();
  },
);
