import { status, truncated } from '@millrace/mocks';
import { getPipeline, getSchemaCollections, updatePipeline, type Client } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { ProblemError } from '@millrace/ui/domain/remote';
import { tableItems, type TableAction } from '@millrace/ui/domain/schema';
import { describe, expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { tableRow } from './tableRow.test.data.ts';
import { changeTables } from './tableWrites.ts';

const id = toId<'pipeline'>(1);
const [orders, customers] = ['public.orders', 'public.customers'] as const;

/** Changes tables, and returns each one's outcome. */
async function change(
  context: Awaited<ReturnType<typeof setUp>>['context'],
  action: TableAction,
  tables: readonly string[],
) {
  const items = tableItems(tables.map(tableRow));
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

/** A client that records the changes of pipelines. `fail` returns the error of such a request. */
function watched(client: Client, fail?: () => Error) {
  const sent: unknown[] = [];
  const apply = (target: Client, self: unknown, args: Parameters<Client>): unknown => {
    const [call, input] = args;
    if (call !== updatePipeline) return Reflect.apply(target, self, args);
    sent.push(Object(input).body);
    const error = fail?.();
    return error ? Promise.reject(error) : Reflect.apply(target, self, args);
  };
  return { client: new Proxy(client, { apply }), sent };
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

  test('are sent as they were saved, with what the action changes, and only while any is left', async () => {
    const { context } = await setUp();
    const { client, sent } = watched(context.client);
    await change({ ...context, client }, 'include', ['public.nowhere']);
    expect(sent).toEqual([
      { syncMappings: [{ table: 'public.nowhere', selected: true, excluded: [], custom_primary_keys: [] }] },
    ]);
    sent.length = 0;
    const outcomes: string[] = [];
    const items = tableItems([orders, 'public.nowhere'].map(tableRow));
    const onOutcome = (item: number, { state }: { readonly state: string }) =>
      outcomes.push(`${item} ${state}`);
    await changeTables.perform(
      { ...context, client },
      { id, name: 'Orders', action: 'include', items, onOutcome },
    );
    expect(sent).toMatchObject([
      { syncMappings: [{ table: orders }, { table: 'public.nowhere' }] },
      { syncMappings: [{ table: orders }] },
    ]);
    expect(outcomes).toEqual(['0 pending', '1 pending', '1 failed', '0 done']);
  });

  test.each([
    [['body', 'name']],
    [['body', 'sync_mappings']],
    [['body', 'sync_mappings', '9']],
    [['body', '1', 'name']],
    [['0']],
  ])('all fail if the service refuses the request at %j, which names no table', async (location) => {
    const { context } = await setUp();
    const refusal = new ProblemError({
      kind: 'http',
      status: 422,
      detail: 'No.',
      fieldErrors: [{ location, message: 'Not this.' }],
    });
    const { client } = watched(context.client, () => refusal);
    expect(await change({ ...context, client }, 'exclude', [orders, customers])).toEqual({
      outcomes: { [orders]: 'No.', [customers]: 'No.' },
      failed: [orders, customers],
    });
  });

  test('that fail are named with their reason', async () => {
    const items = tableItems([tableRow(orders)]);
    const [item] = items;
    if (!item) throw new Error('No table');
    const problem = { kind: 'http', status: 422, detail: 'No.' } as const;
    const input = { id, name: 'Orders', action: 'exclude' as const, items, onOutcome: () => undefined };
    const notice = changeTables.words.failed(input, problem);
    expect(JSON.stringify(notice)).toContain(orders);
    expect(changeTables.words.done?.([{ item, problem }], input)).toEqual(notice);
    expect(changeTables.key(input)).toEqual([id, 'tables']);
  });
});
