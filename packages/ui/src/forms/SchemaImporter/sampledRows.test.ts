import { expect, it } from 'vitest';
import type { SampledColumn } from '../../domain/connectors/definition/fileSample.ts';
import { rows } from '../../domain/forms/kinds/rows.ts';
import { rowsAfterSample, sampledRow } from './sampledRows.ts';

const field = rows('columns', 'Columns', [
  { key: 'column_name', label: 'Column Name' },
  { key: 'data_type', label: 'Column Type', edit: 'text' },
  { key: 'is_nullable', label: 'Is Nullable' },
]);
const column = (name: string, dataType = 'string'): SampledColumn => ({ name, dataType, isNullable: true });

it('selects every column of a first sample', () => {
  expect(rowsAfterSample(field, [column('id', 'bigint')], [])).toEqual([
    { isPicked: true, cells: { column_name: 'id', data_type: 'bigint', is_nullable: 'YES' } },
  ]);
});

it('keeps edits and selection in a refresh, and does not select new columns beside deselected ones', () => {
  const held = [sampledRow(column('id', 'string'), true), sampledRow(column('note'), false)];
  const after = rowsAfterSample(field, [column('note'), column('id', 'bigint'), column('new')], held);
  expect(after.map(({ isPicked, cells }) => [cells.column_name, cells.data_type, isPicked])).toEqual([
    ['note', 'string', false],
    ['id', 'string', true],
    ['new', 'string', false],
  ]);
});

it('selects new columns if all are selected, and keeps selected ones that the files no longer have', () => {
  const held = [sampledRow(column('id'), true), sampledRow(column('gone'), true)];
  const after = rowsAfterSample(field, [column('id'), column('new')], held);
  expect(after.map(({ isPicked, cells }) => [cells.column_name, isPicked])).toEqual([
    ['id', true],
    ['new', true],
    ['gone', true],
  ]);
});
