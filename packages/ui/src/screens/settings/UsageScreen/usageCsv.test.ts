import { expect, it } from 'vitest';
import { usageCsv } from './usageCsv.ts';
import type { UsageRow } from './usageRow.ts';

const row: UsageRow = { id: '7', name: 'Orders', records: 1_200, continuous: 1_000, initial: 200 };
const file = (options: Partial<Parameters<typeof usageCsv>[0]>, of: UsageRow = row) => {
  const { heads, cells } = usageCsv(
    { noun: 'Pipeline', month: '2026-03', total: 3_600, ...options },
    (each: UsageRow) => each,
  );
  const values = cells(of);
  expect(values).toHaveLength(heads.length);
  return Object.fromEntries(heads.map((head, index) => [head, values[index]]));
};

it('names the pipeline, the month with its zone, and both kinds of sync', () => {
  expect(file({})).toEqual({
    ID: '7',
    Pipeline: 'Orders',
    'Month (UTC)': '2026-03',
    Records: 1_200,
    'Continuous sync': 1_000,
    'Initial sync and resyncs': 200,
    Share: 0.3333,
  });
});

it('has no columns that are empty in each row', () => {
  const table: UsageRow = { id: 'public.orders', name: 'public.orders', records: 5 };
  expect(file({ noun: 'Table', total: null, isDetailed: false }, table)).toEqual({
    Table: 'public.orders',
    'Month (UTC)': '2026-03',
    Records: 5,
    Share: null,
  });
});
