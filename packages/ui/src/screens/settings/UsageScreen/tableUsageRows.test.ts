import { expect, it } from 'vitest';
import { tableUsageRows } from './tableUsageRows.ts';

const table = (collection: string, totalRecords: number) => ({
  collection,
  totalRecords,
  status: 'synced',
  position: null,
});
const tables = [table('public.users', 5), table('public.orders', 9), table('audit', 5)];

it.each([
  ['', 'total_records', 'descending', ['public.orders', 'audit', 'public.users']],
  ['', 'total_records', 'ascending', ['audit', 'public.users', 'public.orders']],
  ['', 'name', 'descending', ['public.users', 'public.orders', 'audit']],
  [' PUBLIC ', 'name', 'ascending', ['public.orders', 'public.users']],
  ['none', 'name', 'ascending', []],
] as const)('“%s” by %s, %s', (search, columnId, direction, expected) => {
  const rows = tableUsageRows(tables, { search, sort: { columnId, direction } });
  expect(rows.map(({ name }) => name)).toEqual(expected);
});
