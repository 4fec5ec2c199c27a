import { expect, it } from 'vitest';
import { partsOf, templateOf, withBoxes, type GridColumn } from './gridColumns.ts';

const columns: readonly GridColumn<string>[] = [
  { id: 'name', label: 'Name', isRowHeader: true, width: 'minmax(0, 1fr)', cell: (row) => row },
  { id: 'status', label: 'Status', width: '168px', narrowWidth: '124px', cell: () => null },
  { id: 'records', label: 'Records', width: '120px', hideBelow: 'drawer', cell: () => null },
  { id: 'sync', label: 'Last sync', width: '150px', hideBelow: 'icons', cell: () => null },
  { id: 'often', label: 'Frequency', width: '104px', hideBelow: 'wide', cell: () => null },
];

it('puts selection first and the menu last, if enabled', () => {
  const ids = (extras: Parameters<typeof partsOf>[1]) =>
    partsOf(columns.slice(0, 1), extras).map(({ id }) => id);
  expect(ids({})).toEqual(['name']);
  expect(ids({ select: {}, menu: {} })).toEqual(['#select', 'name', '#menu']);
});

it.each([
  [undefined, 'minmax(0, 1fr) 168px 120px 150px 104px'],
  ['wide', 'minmax(0, 1fr) 168px 120px 150px'],
  ['icons', 'minmax(0, 1fr) 168px 120px'],
  ['drawer', 'minmax(0, 1fr) 124px'],
] as const)('returns the tracks below %s', (below, tracks) => {
  expect(templateOf(partsOf(columns, {}), below)).toBe(tracks);
});

it('reserves room for checkboxes at every width while rows are selected', () => {
  const parts = partsOf(columns, { select: { hideBelow: 'drawer' }, menu: {} });
  expect(templateOf(parts, 'drawer')).toBe('minmax(0, 1fr) 124px 36px');
  expect(templateOf(withBoxes(parts), 'drawer')).toBe('44px minmax(0, 1fr) 124px 36px');
});
