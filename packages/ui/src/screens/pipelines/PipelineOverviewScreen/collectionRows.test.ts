import { expect, it } from 'vitest';
import { collectionRows } from './collectionRows.ts';

const usage = (collection: string, totalRecords: number, status = 'synced') => ({
  collection,
  totalRecords,
  status,
  position: null,
});
const all = [
  usage('public.orders', 5),
  usage('public.users', 9),
  usage('sales.orders', 5, 'waiting'),
  usage('audit', 1, 'errored'),
];
const names = (wanted: Parameters<typeof collectionRows>[1]) =>
  collectionRows(all, wanted).map(({ collection }) => collection);

it('starts with tables in error, then the busiest', () => {
  expect(names({ search: '' })).toEqual(['audit', 'public.users', 'public.orders', 'sales.orders']);
});

it('finds part of a name, ignoring case', () => {
  expect(names({ search: ' ORDERS ' })).toEqual(['public.orders', 'sales.orders']);
  expect(names({ search: 'none' })).toEqual([]);
});

it.each([
  ['collection', 'descending', ['sales.orders', 'public.users', 'public.orders', 'audit']],
  ['records', 'ascending', ['audit', 'public.orders', 'sales.orders', 'public.users']],
  ['records', 'descending', ['public.users', 'public.orders', 'sales.orders', 'audit']],
  ['status', 'ascending', ['audit', 'public.orders', 'public.users', 'sales.orders']],
] as const)('sorts by %s, %s', (columnId, direction, sorted) => {
  expect(names({ search: '', sort: { columnId, direction } })).toEqual(sorted);
});
