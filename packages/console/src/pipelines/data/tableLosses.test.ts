import { toId, type SyncMapping } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { tableItems } from '@millrace/ui/domain/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createQueryClient } from '../../data/queryClient.ts';
import { answers, foreignService, habits, type Stored } from '../../writes/foreignServices.test.data.ts';
import { updatePipelineTables } from './settingsWrites.ts';
import { lostTables, tablesOf } from './tableLosses.ts';
import { tableRow } from './tableRow.test.data.ts';
import { changeTables } from './tableWrites.ts';

const id = toId<'pipeline'>(3);
const mapping = (
  table: string,
  selected: boolean,
  more: Stored = {},
): Stored & { readonly table: string } => ({
  ...more,
  table,
  selected,
  excluded: [],
  custom_primary_keys: [],
});
const pipeline = (mappings: readonly Stored[]): Stored => ({
  id: 3,
  name: 'Orders',
  status: 'running',
  sync_mappings: mappings,
});

const tables = ['a', 'b', 'c', 'd', 'e', 'f'];
const chosen = fc.subarray(tables, { minLength: 1 });
const given = fc.record({
  stored: fc.subarray(tables),
  deselected: fc.subarray(tables),
  more: fc.dictionary(fc.constantFrom('write_mode', 'priority'), fc.integer()),
  items: chosen,
  action: fc.constantFrom('include', 'exclude'),
  answer: fc.constantFrom(...answers),
  habit: fc.constantFrom(...habits),
  known: fc.constantFrom(null, 'merge', 'replace'),
});

test('a change of some tables leaves all others as they were, whatever the service does with lists', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(given, async ({ stored, deselected, more, items, action, answer, habit, known }) => {
      const before = stored.map((table) => mapping(table, !deselected.includes(table), more));
      const service = foreignService(pipeline(before), { habit, answer });
      const context = {
        client: service.client,
        queryClient: createQueryClient(service.client),
        habit: known,
      } as const;
      const failures = await changeTables.perform(context, {
        id,
        name: 'Orders',
        action,
        items: tableItems(items.map(tableRow)),
        onOutcome: () => undefined,
      });
      expect(failures).toEqual([]);
      const expected = new Map(before.map((each) => [each.table, each]));
      for (const table of items)
        expected.set(table, {
          ...(expected.get(table) ?? mapping(table, true)),
          selected: action === 'include',
        });
      const { sync_mappings: after } = service.stored();
      // Under a wrong setting, a table that was not replicated may lose its entry, which says the same.
      const isMistaken = habit === 'replace' && known === 'merge';
      const shown = (list: unknown) =>
        (Array.isArray(list) ? list : [])
          .filter((each: Stored) => !isMistaken || each['selected'])
          .toSorted((a: Stored, b: Stored) => (String(a['table']) < String(b['table']) ? -1 : 1));
      expect(shown(after)).toEqual(shown([...expected.values()]));
      const { length } = Object(service.changes[0]).sync_mappings;
      expect(length === items.length || known !== 'merge').toBe(true);
    }),
  );
});

describe('A service that loses tables even so', () => {
  const saved: readonly SyncMapping[] = tables.map((table) => ({
    table,
    isSelected: true,
    excluded: [],
    customPrimaryKeys: [],
  }));

  test('is named, and nothing is cached as saved', async () => {
    const service = foreignService(pipeline([]), { habit: 'replace' }, (stored) => ({
      ...stored,
      sync_mappings: [mapping('a', true)],
    }));
    const context = { client: service.client, queryClient: createQueryClient(service.client) };
    const change = { id, name: 'Orders', mappings: saved.slice(0, 1), saved };
    const problem = problemOf(
      await updatePipelineTables.perform(context, change).catch((thrown: unknown) => thrown),
    );
    expect(problem.detail).toBe('The service saved the change, but no longer replicates b, c, d and 2 more.');
  });

  test('is not accused if it does not say', () => {
    const silent = { id, name: 'Orders', status: 'running', syncMappings: null };
    expect(lostTables(saved, [], silent)).toEqual([]);
    expect(() => tablesOf(silent)).toThrow('none can be changed safely');
    expect(tablesOf({ ...silent, status: 'draft' })).toEqual([]);
  });
});
