import { describe, expect, it } from 'vitest';
import { mapping, table } from './schema.test.data.ts';
import { createSchemaIndex } from './schemaIndex.ts';
import { changeWithin, createTotals, isSameList } from './schemaTotals.ts';

describe('the lists of names', () => {
  it.each([
    [[], [], true],
    [['id'], ['id'], true],
    [['id', 'day'], ['id', 'day'], true],
    [['id', 'day'], ['day', 'id'], false],
    [['id', 'day'], ['id', 'shop'], false],
    [['id'], ['id', 'day'], false],
    [['id', 'day'], ['id'], false],
    [[], ['id'], false],
  ])('%j and %j are the same: %s', (one, other, isSame) => {
    expect(isSameList(one, other)).toBe(isSame);
  });
});

describe('a table that stays selected', () => {
  it.each([
    ['is unchanged', {}, {}, null],
    ['has another key', { customPrimaryKeys: ['day'] }, { customPrimaryKeys: ['id'] }, 'rekeyed'],
    ['has its own key again', {}, { customPrimaryKeys: ['id'] }, 'rekeyed'],
    ['has other columns', { excluded: ['note'] }, { excluded: ['email'] }, 'reshaped'],
    ['has all of its columns again', {}, { excluded: ['email'] }, 'reshaped'],
    ['has both, which counts once', { customPrimaryKeys: ['day'], excluded: ['note'] }, {}, 'rekeyed'],
  ] as const)('%s', (_, now, before, change) => {
    expect(changeWithin(mapping('orders', now), mapping('orders', before))).toBe(change);
  });
});

it('begins to count at zero, for each group of tables', () => {
  const tables = ['sales.orders', 'sales.refunds', 'public.raw'].map((name) => table(name, 'id*'));
  expect(createTotals(createSchemaIndex(tables))).toEqual({
    tables: 0,
    columns: 0,
    changes: { added: 0, removed: 0, rekeyed: 0, reshaped: 0 },
    byGroup: new Uint32Array(2),
  });
});
