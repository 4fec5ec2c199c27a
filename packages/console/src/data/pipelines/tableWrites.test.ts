import { status, truncated } from '@millrace/mocks';
import { getPipeline, getSchemaCollections, updatePipeline, type Client } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { tableItems, type TableAction, type TableRow } from '@millrace/ui/domain/schema';
import { describe, expect, test } from 'vitest';

import { setUp } from '../service.test.data.ts';
import { changeTables } from './tableWrites.ts';

const id = toId<'pipeline'>(1);
const [orders, customers] = ['public.orders', 'public.customers'] as const;

const row = (table: string): TableRow => ({
  table,
  state: 'synced',
  status: 'synced',
  reason: null,
  records: null,
  position: null,
  lastLoadedAt: null,
  mapping: null,
});

/** Changes tables, and returns each one's outcome. */
async function change(
  context: Awaited<ReturnType<typeof setUp>>['context'],
  action: TableAction,
  tables: readonly string[],
) {
  const items = tableItems(tables.map(row));
  const outcomes = new Map<string, string>();
  const failures = await changeTables.perform(context, {
    id,
    name: 'Orders to warehouse',
    action,
    items,
    onOutcome(item, outcome) {
      const detail = outcome.state === 'failed' ? (outcome.problem.detail ?? '') : outcome.state;
      outcomes.set(tables[item] ?? '', detail);
    },
  });
  return { outcomes: Object.fromEntries(outcomes), failed: failures.map(({ item }) => item.name) };
}

const mappingsOf = async (client: Client) => {
  const { syncMappings } = await client(getPipeline, { id });
  return new Map(syncMappings?.map((mapping) => [mapping.table, mapping]));
};

describe('Tables', () => {
  test('are excluded and included without touching others, or what others saved', async () => {
    const { client, context } = await setUp();
    const { sourceId } = await client(getPipeline, { id });
    const { collections } = await client(getSchemaCollections, { id: sourceId ?? toId<'source'>(0) });
    const { columns = [] } = collections.find(({ table }) => table === orders) ?? {};
    const excluded = columns.filter(({ isPrimaryKey }) => !isPrimaryKey).map(({ name }) => name);
    const mapping = { table: orders, selected: true, excluded: excluded.slice(0, 1) };
    await client(updatePipeline, { id, body: { syncMappings: [mapping] } });
    const saved = await mappingsOf(client);
    expect(saved.get(orders)?.excluded).toHaveLength(1);
    expect(await change(context, 'exclude', [orders, customers])).toEqual({
      outcomes: { [orders]: 'done', [customers]: 'done' },
      failed: [],
    });
    const left = [...(await mappingsOf(client)).values()].filter(({ isSelected }) => !isSelected);
    expect(new Set(left.map(({ table }) => table))).toEqual(new Set([orders, customers]));
    await change(context, 'include', [orders, customers]);
    expect(await mappingsOf(client)).toEqual(saved);
  });

  test('that the service refuses fail on their own', async () => {
    const { client, context } = await setUp();
    await change(context, 'exclude', [orders]);
    expect(await change(context, 'include', ['public.nowhere', orders])).toEqual({
      outcomes: { 'public.nowhere': 'There is no table public.nowhere.', [orders]: 'done' },
      failed: ['public.nowhere'],
    });
    expect((await mappingsOf(client)).get(orders)?.isSelected).toBe(true);
  });

  test('all fail if the request fails', async () => {
    const { context, service } = await setUp();
    service.setToxics([status(updatePipeline, 503)]);
    expect(await change(context, 'exclude', [orders, customers])).toEqual({
      outcomes: { [orders]: expect.stringContaining('503'), [customers]: expect.stringContaining('503') },
      failed: [orders, customers],
    });
  });

  test('are found after a lost response', async () => {
    const { context, service } = await setUp();
    service.setToxics([truncated(updatePipeline, { times: 1 })]);
    expect((await change(context, 'exclude', [orders])).outcomes).toEqual({ [orders]: 'done' });
  });
});
