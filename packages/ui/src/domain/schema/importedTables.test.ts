import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SyncMapping } from '../entities/schema.ts';
import { sortTables } from '../pipelines/file/pipelineFile.ts';
import { planTables } from './importedTables.ts';
import { mapping, table } from './schema.test.data.ts';

const source = {
  collections: [
    table('orders', 'id*', 'email', 'note'),
    table('refunds', 'id*'),
    { ...table('a_view', 'id'), ineligibleReason: 'It is a view.' },
  ],
};

describe('the tables of a file', () => {
  it('are turned on and off, get other columns, or are left out by name', () => {
    const saved = [mapping('orders'), mapping('refunds', { isSelected: false, unknown: { priority: 4 } })];
    const file = [
      mapping('a_view'),
      mapping('elsewhere'),
      mapping('orders', { excluded: ['email', 'gone'] }),
      mapping('refunds', { customPrimaryKeys: ['gone'] }),
    ];
    expect(planTables(file, saved, source)).toEqual({
      mappings: [
        { ...mapping('orders'), excluded: ['email'] },
        { ...mapping('refunds'), unknown: { priority: 4 } },
      ],
      on: ['refunds'],
      off: [],
      reshaped: ['orders'],
      reloads: [{ table: 'refunds', reason: 'selected', columns: [] }],
      missing: ['elsewhere'],
      ineligible: ['a_view'],
      missingColumns: ['orders.gone', 'refunds.gone'],
    });
  });

  it('of a new pipeline are all sent, also those that are off', () => {
    const plan = planTables([mapping('orders'), mapping('refunds', { isSelected: false })], [], source);
    expect([plan.on, plan.off, plan.mappings.length]).toEqual([['orders'], ['refunds'], 2]);
  });

  it('keep a column of which the source says nothing', () => {
    const unread = { collections: [table('orders')] };
    const plan = planTables([mapping('orders', { excluded: ['email'] })], [], unread);
    expect(plan.mappings).toEqual([mapping('orders', { excluded: ['email'] })]);
    expect(plan.missingColumns).toEqual([]);
  });

  const names = ['orders', 'refunds', 'a_view', 'elsewhere'];
  const aMapping = (name: string) =>
    fc
      .record({
        isSelected: fc.boolean(),
        excluded: fc.subarray(['email', 'note', 'gone']),
        customPrimaryKeys: fc.subarray(['id', 'email', 'gone']),
      })
      .map((rest) => mapping(name, rest));
  const someTables: fc.Arbitrary<readonly SyncMapping[]> = fc
    .subarray(names)
    .chain((chosen) => fc.tuple(...chosen.map(aMapping)));

  it('are changed once: after the import, the same file changes nothing', () => {
    fc.assert(
      fc.property(someTables, someTables, (file, saved) => {
        const wanted = sortTables(file);
        const { mappings, on, off, reshaped, missing, ineligible } = planTables(wanted, saved, source);
        expect(on.length + off.length + reshaped.length).toBe(mappings.length);
        const changed = new Set(mappings.map((each) => each.table));
        const after = [...saved.filter((each) => !changed.has(each.table)), ...mappings];
        const again = planTables(wanted, after, source);
        expect(again.mappings).toEqual([]);
        expect([again.missing, again.ineligible]).toEqual([missing, ineligible]);
        // A table that the file does not name keeps its mapping.
        const named = new Set(wanted.map((each) => each.table));
        expect(after).toEqual(expect.arrayContaining(saved.filter((each) => !named.has(each.table))));
      }),
    );
  });
});
