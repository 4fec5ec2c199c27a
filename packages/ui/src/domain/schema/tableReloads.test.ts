import { describe, expect, it } from 'vitest';
import { createSchemaModel } from './schemaModel.ts';
import { mapping, table } from './schema.test.data.ts';
import { describeReload, reloadOf } from './tableReloads.ts';

const saved = mapping('orders', { excluded: ['note', 'email'] });

describe('a table is loaded from the start', () => {
  it('when it is newly selected', () => {
    expect(reloadOf({ ...saved, isSelected: false }, saved)).toEqual({
      table: 'orders',
      reason: 'selected',
      columns: [],
    });
  });
  it('when its key changes', () => {
    const rekeyed = { ...saved, customPrimaryKeys: ['code'], excluded: ['email'] };
    expect(reloadOf(saved, rekeyed)).toEqual({ table: 'orders', reason: 'key', columns: [] });
    expect(reloadOf(rekeyed, saved)?.reason).toBe('key');
  });
  it('when columns are newly included, which it names', () => {
    expect(reloadOf(saved, { ...saved, excluded: ['email', 'phone'] })).toEqual({
      table: 'orders',
      reason: 'columns',
      columns: ['note'],
    });
  });
});

describe('a table is not loaded again', () => {
  it.each([
    ['when nothing changes', saved],
    ['when it is deselected', { ...saved, isSelected: false, excluded: [] }],
    ['when more columns are excluded', { ...saved, excluded: ['note', 'email', 'phone'] }],
    ['when its excluded columns only change their order', { ...saved, excluded: ['email', 'note'] }],
  ])('%s', (_, after) => expect(reloadOf(saved, after)).toBeNull());
});

describe('the reloads of a selection', () => {
  it('are those of its changes, without columns that no longer exist', () => {
    const model = createSchemaModel(
      [table('customers', 'id*'), table('orders', 'id*', 'note', 'email'), table('refunds', 'id*')],
      [mapping('orders', { excluded: ['note', 'gone'] }), mapping('refunds')],
    );
    expect(model.toReloads()).toEqual([]);
    model.setTable(0, true);
    model.setExcluded(1, []);
    model.setTable(2, false);
    expect(model.toReloads()).toEqual([
      { table: 'customers', reason: 'selected', columns: [] },
      { table: 'orders', reason: 'columns', columns: ['note'] },
    ]);
  });
});

it('says why a table is loaded', () => {
  expect(describeReload({ table: 'orders', reason: 'selected', columns: [] })).toBe('Newly selected');
  expect(describeReload({ table: 'orders', reason: 'key', columns: [] })).toBe('Key changed');
  expect(describeReload({ table: 'orders', reason: 'columns', columns: ['a', 'b', 'c', 'd', 'e'] })).toBe(
    'Newly included: a, b, c and 2 more',
  );
});
