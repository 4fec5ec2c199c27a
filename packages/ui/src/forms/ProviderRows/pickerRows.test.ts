import { describe, expect, it } from 'vitest';
import { rows } from '../../domain/forms/kinds/rows.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { goneRows, listedRows, matchingRows, pickedIds, rowsFor } from './pickerRows.ts';

const field = rows(
  'tap_config.properties',
  'Properties',
  [
    { key: 'display_name', label: 'Property Name' },
    { key: 'id', label: 'Property ID' },
  ],
  { rowKey: 'id' },
);
const row = (id: string | number, display_name = `Shop ${id}`, more: Row['cells'] = {}): Row => ({
  isPicked: true,
  cells: { id, display_name, ...more },
});
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('the rows of a table', () => {
  it('are those of the list, each id once, without those that have no id', () => {
    const listed = listedRows(field, [row('1'), row('2'), row('1', 'Again'), { isPicked: false, cells: {} }]);
    expect(listed.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Again'],
      ['2', 'Shop 2'],
    ]);
  });

  it('contain selected rows that have left the list, with numbers and texts as the same id', () => {
    const listed = listedRows(field, [row('1')]);
    const gone = goneRows(field, listed, [row(1), row('7'), row('7'), { ...row('8'), isPicked: false }]);
    expect(gone.map(({ id, isGone }) => [id, isGone])).toEqual([['7', true]]);
  });

  it('are named by their id if a saved row has only that, and show invisible characters', () => {
    const [bare] = goneRows(field, [], [{ isPicked: true, cells: { id: 5 } }]);
    expect(bare?.name).toBe('5');
    expect(listedRows(field, [row('1', 'a\u202Eb')])[0]?.name).not.toContain('\u202E');
  });

  it('match a search in any column', () => {
    const listed = listedRows(field, [row('31', 'Blog'), row('32', 'Web shop'), row('40', 'App')]);
    expect(idsOf(matchingRows(listed, ' SHOP '))).toEqual(['32']);
    expect(idsOf(matchingRows(listed, '3'))).toEqual(['31', '32']);
    expect(matchingRows(listed, '')).toBe(listed);
  });
});

describe('a selection', () => {
  it('becomes rows in the order of the table, with what the list does not have', () => {
    const held = [row('2', 'Old name', { access_token: 'kept' })];
    const listed = listedRows(field, [row('1'), row('2', 'New name')]);
    expect(rowsFor(field, listed, new Set(['2', '1']), held)).toEqual([
      row('1'),
      row('2', 'New name', { access_token: 'kept' }),
    ]);
    expect(pickedIds(field, [row(1), { ...row('2'), isPicked: false }])).toEqual(new Set(['1']));
  });
});
