import { describe, expect, it } from 'vitest';
import { describeMapping } from './schemaConflicts.ts';
import { createSchemaModel } from './schemaModel.ts';
import { mapping, table } from './schema.test.data.ts';

const make = () =>
  createSchemaModel(
    [table('customers', 'id*', 'email'), table('orders', 'id*', 'note'), table('refunds', 'id*')],
    [mapping('customers'), mapping('orders')],
  );

/** This person excludes a field of `customers`; someone else deselects it, and selects `refunds`. */
const contested = () => {
  const model = make();
  model.setExcluded(0, ['email']);
  model.setSaved([mapping('orders'), mapping('refunds')]);
  return model;
};

describe('a table that two people changed', () => {
  it('has both versions', () => {
    expect(contested().conflicts()).toEqual([
      {
        table: 'customers',
        mine: mapping('customers', { excluded: ['email'] }),
        theirs: mapping('customers', { isSelected: false }),
      },
    ]);
  });
  it('takes their version, which one undo reverts', () => {
    const model = contested();
    model.settle(['customers'], 'theirs');
    expect(model.conflicts()).toEqual([]);
    expect(model.toSyncMappings()).toEqual([]);
    model.undo();
    expect(model.toSyncMappings()).toEqual([mapping('customers', { excluded: ['email'] })]);
  });
  it('keeps the own version, which is then sent', () => {
    const model = contested();
    model.settle(['customers'], 'mine');
    expect(model.conflicts()).toEqual([]);
    expect(model.toSyncMappings()).toEqual([mapping('customers', { excluded: ['email'] })]);
  });
  it('is settled when both versions become the same', () => {
    const model = contested();
    model.setTable(0, false);
    expect(model.conflicts()).toEqual([]);
  });
  it('stays open while the tables that follow are dismissed', () => {
    const model = contested();
    expect(model.getSnapshot().updates).toEqual({ followed: ['refunds'], contested: ['customers'] });
    model.dismissFollowed();
    expect(model.getSnapshot().updates).toEqual({ followed: [], contested: ['customers'] });
    model.settle(['customers'], 'mine');
    expect(model.getSnapshot().updates).toBeNull();
  });
  it('is open again when someone changes it once more', () => {
    const model = contested();
    model.settle(['customers'], 'mine');
    model.setSaved([
      mapping('customers', { customPrimaryKeys: ['email'] }),
      mapping('orders'),
      mapping('refunds'),
    ]);
    expect(model.conflicts()).toHaveLength(1);
  });
});

it('describes a version', () => {
  expect(describeMapping(mapping('orders', { isSelected: false, excluded: ['note'] }))).toBe('Not selected');
  expect(describeMapping(mapping('orders'))).toBe('Selected with all columns');
  expect(
    describeMapping(mapping('orders', { excluded: ['note', 'email'], customPrimaryKeys: ['a', 'b'] })),
  ).toBe('Selected without note, email, key a, b');
});
