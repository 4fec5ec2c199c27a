import { describe, expect, it } from 'vitest';
import {
  activeAfter,
  describeShown,
  findOptions,
  optionLabelled,
  startingWith,
  toSearchable,
} from './ComboBox.logic.ts';

const options = ['public.archived_orders', 'public.orders', 'sales.order_lines', 'public.customers'].map(
  (label) => ({ value: label, label }),
);
const found = (search: string) => findOptions(toSearchable(options), search).map(({ label }) => label);

describe('a search', () => {
  it('finds all options without a text', () => {
    expect(found(' ')).toHaveLength(4);
  });
  it('needs every word, in any case', () => {
    expect(found('SALES order')).toEqual(['sales.order_lines']);
    expect(found('nothing')).toEqual([]);
  });
  it('puts names that start with the text first', () => {
    expect(found('order')).toEqual(['public.orders', 'sales.order_lines', 'public.archived_orders']);
  });
  it('finds by other words too', () => {
    expect(
      findOptions(toSearchable([{ value: 'a', label: 'Shop', keywords: 'PostgreSQL' }]), 'postgres'),
    ).toHaveLength(1);
  });
});

it('finds the option of a typed label', () => {
  expect(optionLabelled(options, ' Public.Orders')?.value).toBe('public.orders');
  expect(optionLabelled(options, 'public')).toBeUndefined();
});

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 3],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['PageDown', 1, 3],
  ['PageUp', 1, 0],
  ['Home', 1, undefined],
])('%s from %i', (key, active, next) => {
  expect(activeAfter(key, active, 4)).toBe(next);
});

it('moves nowhere without options', () => {
  expect(activeAfter('ArrowDown', -1, 0)).toBeUndefined();
});

it('says when not everything is shown', () => {
  expect(describeShown(1_000, 1_000)).toBeUndefined();
  expect(describeShown(5_000, 1_000)).toBe('The first 1,000 of 5,000 are shown. Search to find the others.');
});

it('starts with the chosen option, where it would be left out', () => {
  const [first, , , last] = options;
  expect(startingWith(last, options, 2).map(({ label }) => label)).toEqual([
    'public.customers',
    'public.archived_orders',
    'public.orders',
    'sales.order_lines',
  ]);
  expect(startingWith(first, options, 2)).toBe(options);
  expect(startingWith(last, options, 4)).toBe(options);
  expect(startingWith(undefined, options, 2)).toBe(options);
});
