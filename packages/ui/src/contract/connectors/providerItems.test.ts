import * as v from 'valibot';
import { expect, it } from 'vitest';

import { fetchGa4Properties, refreshFacebookPages } from './providerItems.ts';

const property = { id: 7, display_name: 'Shop', account: '3', account_name: 'Acme', selected: true };

it('reads a list with or without its wrapper, and drops unreadable items', () => {
  const read = { id: '7', displayName: 'Shop', account: '3', accountName: 'Acme', isSelected: true };
  const decode = (wire: unknown) => v.parse(fetchGa4Properties.response, wire);
  expect(decode({ ga4Properties: [property, { id: 1 }, null] })).toEqual([read]);
  expect(decode([property])).toEqual([read]);
  expect(v.safeParse(refreshFacebookPages.response, { ga4Properties: [] }).success).toBe(false);
});
