import { describe, expect, it } from 'vitest';
import { hourMs as hour, minuteMs as minute } from '../core/durations.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';

interface Row {
  readonly collection: string;
  readonly status: string;
  readonly total_records: number;
  readonly collection_position: object | null;
}

const [orders, customers, items] = ['public.orders', 'public.customers', 'public.order_items'];
const mapping = (table: string, more: object = {}) => ({ table, selected: true, ...more });

const openTables = () => {
  const { service, browser, get } = openService();
  const tables = async (id = 1): Promise<Map<string, Row>> =>
    new Map((await get(`pipeline/${id}/usage-collections/`)).map((row: Row) => [row.collection, row]));
  const table = async (name: string, id = 1) => (await tables(id)).get(name);
  const save = async (sync_mappings: readonly object[], id = 1) => {
    const response = await browser.patch(`/api/v1/pipeline/${id}/`, { sync_mappings });
    expect(response.status).toBe(200);
    return response.json();
  };
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  const statuses = async (id = 1) => new Set([...(await tables(id)).values()].map(({ status }) => status));
  /** Everything that the tables moved, and everything that the pipeline moved. */
  const sums = async (id = 1) => {
    const totals = [...(await tables(id)).values()].reduce((sum, row) => sum + row.total_records, 0);
    const query = 'start_timestamp=2024-06-01T00:00:00Z&end_timestamp=2027-01-01T00:00:00Z&group_by=month';
    const usage = await get(`pipeline/${id}/usage/?${query}`);
    const series = [...usage.init_sync_processed_records, ...usage.cont_sync_processed_records];
    return [totals, series.reduce((sum, [, records]: [string, number]) => sum + records, 0)];
  };
  /** The status and records of a table at each half minute. */
  const watch = async (name: string, steps: number) => {
    const seen: Row[] = [];
    for (let step = 0; step < steps; step += 1) {
      const row = await table(name);
      if (row) seen.push(row);
      service.advance(minute / 2);
    }
    return seen;
  };
  const logged = async (search: string): Promise<string[]> =>
    (await get(`pipeline/1/events/?search=${search}&level=info&page_size=50`)).results.map(
      ({ message }: { message: string }) => message,
    );
  return { service, browser, get, tables, table, save, ask, statuses, sums, watch, logged };
};

const stagesOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ status }) => status))];

describe('a newly selected table', () => {
  it('waits without records, is loaded from the start, and is synced', async () => {
    const { save, table, watch, tables } = openTables();
    await save([mapping(customers, { selected: false })]);
    expect(await table(customers)).toBeUndefined();
    const others = await tables();
    await save([mapping(customers)]);
    expect(await table(customers)).toMatchObject({
      status: 'waiting',
      total_records: 0,
      collection_position: null,
    });
    const seen = await watch(customers, 20);
    expect(stagesOf(seen)).toEqual(['waiting', 'initial_sync', 'synced']);
    const records = seen.map(({ total_records }) => total_records);
    expect(records).toEqual(records.toSorted((one, other) => one - other));
    expect(new Set(records).size).toBeGreaterThan(2);
    expect(seen.at(-1)?.collection_position).not.toBeNull();
    // The other tables go on.
    for (const [name, before] of others) {
      const after = await table(name);
      expect(after?.status).toBe('synced');
      expect(after?.total_records).toBeGreaterThanOrEqual(before.total_records);
    }
  });

  it('takes part in the following syncs', async () => {
    const { service, save, table, sums } = openTables();
    await save([mapping(customers, { selected: false })]);
    await save([mapping(customers)]);
    service.advance(hour);
    const loaded = await table(customers);
    for (let step = 0; step < 4; step += 1) {
      const [inTables, inUsage] = await sums();
      expect(inTables).toBe(inUsage);
      service.advance(6 * hour);
    }
    expect((await table(customers))?.total_records).toBeGreaterThan(Number(loaded?.total_records));
  });

  it('appears in the usage of tables exactly while it is loaded', async () => {
    const { service, save, sums } = openTables();
    await save([mapping(customers, { selected: false }), mapping(orders, { selected: false })]);
    await save([mapping(customers), mapping(orders)]);
    for (let step = 0; step < 8; step += 1) {
      const [inTables, inUsage] = await sums();
      expect(inTables).toBe(inUsage);
      service.advance(minute / 2);
    }
  });

  it('waits until a paused pipeline runs', async () => {
    const { service, save, ask, table } = openTables();
    await save([mapping('customers', { selected: false })], 5);
    await save([mapping('customers')], 5);
    service.advance(hour);
    expect((await table('customers', 5))?.status).toBe('waiting');
    await ask(5, 'running');
    service.advance(hour);
    expect((await table('customers', 5))?.status).toBe('synced');
  });

  it('waits until the current load ends', async () => {
    const { service, browser, save, table, statuses } = openTables();
    await save([mapping(customers, { selected: false })]);
    await browser.post('/api/v1/pipeline/1/resync-collections/', { all_resync_selected: true });
    service.advance(minute);
    await save([mapping(customers)]);
    expect(await table(customers)).toMatchObject({ status: 'waiting', total_records: 0 });
    service.advance(5 * minute);
    expect((await table(customers))?.status).toBe('waiting');
    expect(await statuses()).toContain('resyncing');
    service.advance(hour);
    expect(await statuses()).toEqual(new Set(['synced']));
  });

  it('belongs to the initial sync of a pipeline that never ran', async () => {
    const { service, save, ask, statuses } = openTables();
    await save([mapping('orders')], 8);
    await save([mapping('customers')], 8);
    await ask(8, 'running');
    service.advance(hour);
    expect(await statuses(8)).toEqual(new Set(['synced']));
  });
});

describe('a table with another key or more columns', () => {
  it.each([
    ['a key', {}, { custom_primary_keys: ['email'] }],
    ['a column that was excluded', { excluded: ['email'] }, { excluded: [] }],
  ])('is resynced: %s', async (_, before, after) => {
    const { save, table, watch, statuses } = openTables();
    await save([mapping(customers, before)]);
    expect(await statuses()).toEqual(new Set(['synced']));
    const records = Number((await table(customers))?.total_records);
    await save([mapping(customers, after)]);
    expect(await table(customers)).toMatchObject({
      status: 'waiting',
      total_records: records,
      collection_position: null,
    });
    const seen = await watch(customers, 20);
    expect(stagesOf(seen)).toEqual(['waiting', 'resyncing', 'synced']);
    expect(seen.at(-1)?.total_records).toBeGreaterThan(records);
  });

  it('is loaded once although it changes again before its load begins', async () => {
    const { service, save, ask, table, logged } = openTables();
    await ask(1, 'paused');
    service.advance(minute);
    await save([mapping(customers, { custom_primary_keys: ['email'] })]);
    await save([mapping(customers)]);
    await ask(1, 'running');
    service.advance(hour);
    expect((await table(customers))?.status).toBe('synced');
    expect(await logged('complete')).toEqual(['The resync is complete.']);
  });
});

describe('nothing is loaded', () => {
  it.each([
    ['unchanged tables', [mapping(customers)]],
    ['excluded columns', [mapping(customers, { excluded: ['email'] })]],
    ['deselected tables', [mapping(customers, { selected: false })]],
  ])('for %s', async (_, changes) => {
    const { save, statuses, get } = openTables();
    const { next_sync_at } = await get('pipeline/1/');
    await save(changes);
    expect(await statuses()).toEqual(new Set(['synced']));
    expect((await get('pipeline/1/')).next_sync_at).toBe(next_sync_at);
  });
});

describe('a deselected table', () => {
  it('ends its load, so that others can be loaded', async () => {
    const { service, browser, save, table, tables, sums } = openTables();
    const resync = (table_: string) =>
      browser.post('/api/v1/pipeline/1/resync-collections/', { resync_tables: [table_] });
    await resync(customers);
    service.advance(10_000);
    expect((await table(customers))?.status).toBe('resyncing');
    await save([mapping(customers, { selected: false })]);
    const [inTables, inUsage] = await sums();
    expect(inTables).toBe(inUsage);
    const others = await tables();
    expect((await resync(items)).status).toBe(200);
    service.advance(hour);
    for (const [name, { total_records }] of others) {
      expect((await table(name))?.total_records).toBeGreaterThanOrEqual(total_records);
    }
  });

  it('does not wait for a load that has not begun', async () => {
    const { service, save, ask, table, logged } = openTables();
    await ask(1, 'paused');
    service.advance(minute);
    await save([mapping(customers, { selected: false })]);
    await save([mapping(customers), mapping(orders, { custom_primary_keys: ['status', 'id'] })]);
    await save([mapping(customers, { selected: false })]);
    await ask(1, 'running');
    service.advance(hour);
    expect(await table(customers)).toBeUndefined();
    expect((await table(orders))?.status).toBe('synced');
    expect(await logged('added')).toEqual([]);
  });
});

it('the load is logged, sends events, and notifies hooks at its end', async () => {
  const { service, browser, get, save, logged } = openTables();
  await browser.post('/api/v1/hook/4/pipeline/1/', { selected_events: ['pipeline.resync_completed'] });
  await save([mapping(customers, { selected: false })]);
  const news: unknown[] = [];
  service.onEvent(({ data }) => news.push(Object(data)));
  const { next_sync_at } = await save([mapping(customers)]);
  expect(Date.parse(next_sync_at)).toBeLessThan(start + minute);
  expect(news).toEqual([
    expect.objectContaining({
      resource_id: 1,
      resource_delta: expect.objectContaining({ next_sync_at, has_schema: true }),
    }),
  ]);
  service.advance(hour);
  expect(await logged('Loading from')).toEqual([`Loading from the start: ${customers}.`]);
  expect(await logged('tables is complete')).toEqual(['The initial sync of the added tables is complete.']);
  expect((await get('hook/4/')).last_delivery).toMatchObject({ event: 'pipeline.resync_completed' });
});
