import { network, truncated } from '@millrace/mocks';
import { listPipelineUsageCollections, resyncPipelineCollections } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { read } from '../../data/read.ts';
import { setUp } from '../../data/service.test.data.ts';
import { resyncTables, type Resync } from './resyncWrites.ts';

const id = toId<'pipeline'>(1);
const orders = 'public.orders';
const resync = (form: Partial<Resync['form']> = {}): Resync => ({
  id,
  name: 'Orders to warehouse',
  form: { resyncTables: [orders], allResyncSelected: false, resetState: true, ...form },
});

async function openTables() {
  const made = await setUp();
  const tables = read(listPipelineUsageCollections, { id });
  await made.queryClient.fetchQuery(tables);
  const cached = () => made.queryClient.getQueryData(tables.queryKey) ?? [];
  return { ...made, cached, table: (name: string) => cached().find(({ collection }) => collection === name) };
}

describe('A resync', () => {
  test('shows its tables as waiting at once, and no others', async () => {
    const { context, cached, table } = await openTables();
    await resyncTables.perform(context, resync());
    expect(table(orders)).toMatchObject({ status: 'waiting', position: null });
    expect(cached().filter(({ status }) => status === 'waiting')).toHaveLength(1);
  });

  test('of all tables keeps the positions if asked to', async () => {
    const { context, cached, table } = await openTables();
    const before = table(orders)?.position;
    await resyncTables.perform(
      context,
      resync({ resyncTables: [], allResyncSelected: true, resetState: false }),
    );
    expect(new Set(cached().map(({ status }) => status))).toEqual(new Set(['waiting']));
    expect(table(orders)?.position).toBe(before);
  });

  test('is found after a lost response (T-14)', async () => {
    const { context, service } = await openTables();
    service.setToxics([truncated(resyncPipelineCollections, { times: 1 })]);
    await expect(resyncTables.perform(context, resync())).resolves.toMatchObject({ id });
  });

  test.each([
    [{ resyncTables: [orders] }, '1 table will resync.'],
    [{ resyncTables: [orders, 'public.customers'] }, '2 tables will resync.'],
    [{ resyncTables: [], allResyncSelected: true }, 'All tables will resync.'],
  ])('of %j says: %s', async (form, title) => {
    const { context } = await openTables();
    const input = resync(form);
    const done = await resyncTables.perform(context, input);
    expect(resyncTables.words.done?.(done, input)).toEqual({ title });
  });

  test('that did not begin has failed, and its tables stay as they are', async () => {
    const { context, service, table } = await openTables();
    service.setToxics([network(resyncPipelineCollections)]);
    const thrown = await resyncTables.perform(context, resync()).catch((error: unknown) => error);
    expect(problemOf(thrown).isOutcomeUnknown).toBe(false);
    expect(table(orders)?.status).toBe('synced');
  });
});
