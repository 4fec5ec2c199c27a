import { canPipeline } from '@millrace/ui/domain/entities';
import { describe, expect, it } from 'vitest';
import { dayMs as day, hourMs as hour, minuteMs as minute } from '../core/durations.ts';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';

interface Row {
  readonly collection: string;
  readonly status: string;
  readonly total_records: number;
  readonly collection_position: { position: string } | null;
}

const openResync = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const resync = (id: number, body: object) =>
    browser.post(`/api/v1/pipeline/${id}/resync-collections/`, body);
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  const tables = async (id: number): Promise<Map<string, Row>> =>
    new Map((await get(`pipeline/${id}/usage-collections/`)).map((row: Row) => [row.collection, row]));
  const table = async (id: number, name: string) => (await tables(id)).get(name);
  const moved = async (id: number) => {
    const end = service.clock.now() + hour;
    const range = {
      start_timestamp: new Date(start - hour).toISOString(),
      end_timestamp: new Date(end).toISOString(),
    };
    const { init_sync_processed_records } = await get(`pipeline/${id}/usage/?${new URLSearchParams(range)}`);
    return init_sync_processed_records.reduce(
      (sum: number, [, records]: [string, number]) => sum + records,
      0,
    );
  };
  return { service, browser, get, resync, ask, tables, table, moved };
};

const [orders, customers] = ['public.orders', 'public.customers'];

describe('a resync', () => {
  it('reloads the selected tables, one after the other, and no others', async () => {
    const { service, resync, tables, moved } = openResync();
    const before = await tables(1);
    expect(before.has(customers)).toBe(true);
    expect((await resync(1, { resync_tables: [orders, customers] })).status).toBe(200);
    const seen: string[] = [];
    const amounts: number[] = [];
    for (let step = 0; step < 20; step += 1) {
      const now = await tables(1);
      seen.push(
        [orders, customers]
          .map((name) => now.get(name)?.status)
          .toSorted()
          .join(' '),
      );
      amounts.push(await moved(1));
      service.advance(minute / 2);
    }
    expect(seen[0]).toBe('waiting waiting');
    expect(seen).toContain('resyncing waiting');
    expect(seen.at(-1)).toBe('synced synced');
    expect(amounts[0]).toBe(0);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(amounts.at(-1)).toBeGreaterThan(Number(amounts[2]));
    service.advance(day);
    expect(await moved(1)).toBe(amounts.at(-1));
    const after = await tables(1);
    const growth = (name: string) =>
      (after.get(name)?.total_records ?? 0) / (before.get(name)?.total_records ?? 1);
    expect(growth(orders)).toBeGreaterThan(growth('public.order_items') + 0.01);
  });

  it('appears in the usage of tables exactly', async () => {
    const { service, resync, tables, get } = openResync();
    const sums = async () => {
      const totals = [...(await tables(1)).values()].reduce((sum, row) => sum + row.total_records, 0);
      const query = `start_timestamp=2025-06-01T00:00:00Z&group_by=month`;
      const usage = await get(`pipeline/1/usage/?${query}&end_timestamp=2027-01-01T00:00:00Z`);
      const series = [...usage.init_sync_processed_records, ...usage.cont_sync_processed_records];
      return [totals, series.reduce((sum, [, records]) => sum + records, 0)];
    };
    await resync(1, { all_resync_selected: true });
    for (let step = 0; step < 4; step += 1) {
      service.advance(3 * minute);
      const [inTables, inUsage] = await sums();
      expect(inTables).toBe(inUsage);
    }
  });

  it.each([
    [true, null],
    [false, expect.objectContaining({ position: expect.any(String) })],
  ])('with reset_state %s has the position %j while it runs', async (reset_state, position) => {
    const { service, resync, table } = openResync();
    await resync(1, { resync_tables: [orders], reset_state });
    service.advance(20_000);
    expect(await table(1, orders)).toMatchObject({ status: 'resyncing', collection_position: position });
    service.advance(hour);
    expect(await table(1, orders)).toMatchObject({
      status: 'synced',
      collection_position: { position: expect.any(String) },
    });
  });

  it('starts over by default (spec §3)', async () => {
    const { service, resync, table } = openResync();
    await resync(1, { resync_tables: [orders] });
    service.advance(20_000);
    expect((await table(1, orders))?.collection_position).toBeNull();
  });

  it('waits for its pipeline to run', async () => {
    const { service, resync, ask, tables, moved } = openResync();
    expect((await resync(5, { all_resync_selected: true })).status).toBe(200);
    service.advance(hour);
    expect(new Set([...(await tables(5)).values()].map(({ status }) => status))).toEqual(
      new Set(['waiting']),
    );
    expect(await moved(5)).toBe(0);
    await ask(5, 'running');
    service.advance(hour);
    expect(new Set([...(await tables(5)).values()].map(({ status }) => status))).toEqual(new Set(['synced']));
    expect(await moved(5)).toBeGreaterThan(0);
  });

  it('is logged, sends events, and notifies hooks at its end', async () => {
    const { service, browser, get, resync } = openResync();
    await browser.post('/api/v1/hook/4/pipeline/1/', { selected_events: ['pipeline.resync_completed'] });
    const news: unknown[] = [];
    service.onEvent(({ data }) => news.push(Object(data).resource_id));
    await resync(1, { resync_tables: [orders, orders], reset_state: false });
    expect(news).toEqual([1]);
    service.advance(hour);
    expect((await get('hook/4/')).last_delivery).toMatchObject({ event: 'pipeline.resync_completed' });
    const { results } = await get('pipeline/1/events/?search=resync&level=info&page_size=50');
    const messages = results.map(({ message }: { message: string }) => message);
    expect(messages[0]).toBe('The resync is complete.');
    expect(messages.at(-1)).toBe('Resync requested: public.orders, without deleting rows.');
    expect(service.inspect().effects.map(({ name }) => name)).toEqual([
      'attachHook',
      'resyncPipelineCollections',
    ]);
  });

  it('is available as the domain says, once at a time', async () => {
    const { get, resync } = openResync();
    const { results } = await get('pipeline/?page_size=100');
    for (const { id, status } of results) {
      const response = await resync(id, { all_resync_selected: true });
      expect([status, response.status]).toEqual([status, canPipeline('resync', { status }) ? 200 : 409]);
    }
    const again = await resync(1, { all_resync_selected: true });
    expect(again.status).toBe(409);
    expect((await again.json()).detail).toBe('This pipeline is loading tables already.');
  });

  it('requires a feature', async () => {
    const { resync } = openResync({ features: { resync_tool: [2] } });
    expect((await resync(1, { all_resync_selected: true })).status).toBe(403);
  });
});
