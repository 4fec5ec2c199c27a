import { describe, expect, it } from 'vitest';
import { activeAfter, findOptions, optionLabelled, toSearchable } from './ComboBox.logic.ts';

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
