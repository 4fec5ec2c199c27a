import { describe, expect, it } from 'vitest';
import type { Ga4Property } from '../../connectors/providerItems.ts';
import { rows } from '../kinds/rows.ts';
import type { Row } from '../values/row.ts';
import { editRow, entityFrom, mergeRows, nameOfRow, pickRow, rowFrom } from './rows.ts';
import { draftValue, isSameValue, readValue, writeValue } from '../model/values.ts';
import { validate } from '../model/validate.ts';

const context = { today: '2026-11-20' };
const properties = rows(
  'tap_config.properties',
  'Properties',
  [
    { key: 'display_name', label: 'Property Name', from: 'displayName' },
    { key: 'id', label: 'Property ID' },
    { key: 'account_name', label: 'Account Name', from: 'accountName' },
    { key: 'account', label: 'Account ID' },
  ],
  { rowKey: 'id', pickedKey: 'selected' },
);
const columns = rows(
  'columns',
  'Columns',
  [
    { key: 'column_name', label: 'Column Name' },
    { key: 'data_type', label: 'Column Type', edit: 'text' },
  ],
  { sends: 'all', pickedKey: 'selected' },
);
const shop: Ga4Property = {
  id: '1',
  displayName: 'Shop',
  account: 'a',
  accountName: 'Acme',
  isSelected: false,
};
const shopWire = { display_name: 'Shop', id: '1', account_name: 'Acme', account: 'a' };

describe('a row', () => {
  it('is created from an entity, and converts back into one', () => {
    const row = rowFrom(properties, shop, true);
    expect(row).toEqual({ isPicked: true, cells: shopWire });
    const { isSelected: _, ...named } = shop;
    expect(entityFrom(properties, row)).toEqual(named);
    expect(nameOfRow(properties, row)).toBe('Shop');
  });

  it('is picked according to its flag, or without a flag by its presence', () => {
    const wire = [
      { ...shopWire, selected: true },
      { ...shopWire, id: '2', selected: false },
    ];
    const value = [
      { isPicked: true, cells: shopWire },
      { isPicked: false, cells: { ...shopWire, id: '2' } },
    ];
    expect(readValue(properties, wire)).toEqual(value);
    expect(writeValue(properties, value)).toEqual([{ ...shopWire, selected: true }]);
    const pages = rows('pages', 'Pages', [{ key: 'name', label: 'Page Name' }]);
    expect(readValue(pages, [{ name: 'Blog' }])).toEqual([{ isPicked: true, cells: { name: 'Blog' } }]);
  });

  it('is picked without its flag, or as a bare id', () => {
    expect(readValue(properties, [shopWire, '2', 3, null])).toEqual([
      { isPicked: true, cells: shopWire },
      { isPicked: true, cells: { id: '2' } },
      { isPicked: true, cells: { id: 3 } },
    ]);
  });

  it('counts as unchanged if the same rows are picked in another order, with more of their cells', () => {
    const [first, second] = [
      rowFrom(properties, shop, true),
      rowFrom(properties, { ...shop, id: '2' }, true),
    ];
    const bare: Row = { isPicked: true, cells: { id: 2 } };
    expect(isSameValue(properties, [first, second], [bare, first])).toBe(true);
    expect(isSameValue(properties, [first, second], [first, { ...second, isPicked: false }])).toBe(false);
    const edited = (data_type: string): readonly Row[] => [{ isPicked: true, cells: { id: '1', data_type } }];
    expect(isSameValue(columns, edited('int'), edited('bigint'))).toBe(false);
  });

  it('is sent unpicked only if the field sends all rows', () => {
    const value: readonly Row[] = [{ isPicked: false, cells: { column_name: 'id', data_type: 'int' } }];
    expect(writeValue(columns, value)).toEqual([{ column_name: 'id', data_type: 'int', selected: false }]);
    expect(writeValue(properties, value)).toEqual([]);
  });

  it('can be picked and edited without changing the others', () => {
    const value = [rowFrom(properties, shop), rowFrom(properties, { ...shop, id: '2' })];
    expect(pickRow(value, 1, true).map(({ isPicked }) => isPicked)).toEqual([false, true]);
    const edited = editRow(value, 0, { key: 'account', value: 'b' });
    expect(edited[0]?.cells.account).toBe('b');
    expect(edited[1]).toBe(value[1]);
  });

  it('must be complete once it is picked', () => {
    const row = (data_type: string, isPicked = true): readonly Row[] => [
      { isPicked, cells: { column_name: 'id', data_type } },
    ];
    expect(validate(columns, row('int'), context)).toBeUndefined();
    expect(validate(columns, row(' '), context)).toBe('Column Type of “id” is required');
    expect(validate(columns, row('int\u200B'), context)).toMatch(/invisible character/);
    expect(validate({ ...columns, isRequired: false }, row(' ', false), context)).toBeUndefined();
  });

  it('keeps the cells of its columns in a draft, except secret ones and private keys', () => {
    const pages = rows('pages', 'Pages', [
      { key: 'name', label: 'Page Name' },
      { key: 'token', label: 'Token', isSecret: true },
      { key: 'note', label: 'Note' },
    ]);
    const cells = { name: 'Shop', token: 'C4NARY', secret: 'C4NARY', note: '-----BEGIN PRIVATE KEY-----' };
    expect(draftValue(pages, [{ isPicked: false, cells }], context)).toEqual([
      { isPicked: false, cells: { name: 'Shop' } },
    ]);
    expect(draftValue(pages, [{ cells }], context)).toBeUndefined();
  });
});

describe('a list that is loaded again', () => {
  const row = (id: string, isPicked = false, type = 'int'): Row => ({
    isPicked,
    cells: { column_name: id, data_type: type },
  });
  it('keeps picks and edits, adds new rows, and drops only rows that were not picked', () => {
    const held = [row('id', true, 'bigint'), row('gone'), row('kept', true)];
    expect(mergeRows(columns, held, [row('new'), row('id')])).toEqual([
      row('new'),
      row('id', true, 'bigint'),
      row('kept', true),
    ]);
  });
});
