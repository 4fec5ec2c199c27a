import { getPipelineUsage } from '@millrace/ui/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { dayMs as day, hourMs as hour } from '../core/durations.ts';
import { initialSyncMs } from '../pipelineHistory/history.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';

const openUsage = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const usage = async (id: number, from: number, to: number, more: Record<string, string> = {}) => {
    const range = {
      start_timestamp: new Date(from).toISOString(),
      end_timestamp: new Date(to).toISOString(),
    };
    const query = new URLSearchParams({ ...range, ...more });
    const response = await browser.get(`/api/v1/pipeline/${id}/usage/?${query}`);
    return v.parse(getPipelineUsage.response, await response.json());
  };
  return { service, browser, usage, get: (path: string) => get(`pipeline/${path}`) };
};
const sum = (points: readonly { readonly records: number }[]) =>
  points.reduce((total, { records }) => total + records, 0);

describe('the usage of a pipeline', () => {
  it('sums up to the records of the last 24 hours', async () => {
    const { usage, get } = openUsage();
    const { records_last_24h } = await get('1/');
    const { continuousSync, initialSync } = await usage(1, start - day, start);
    expect(continuousSync).toHaveLength(24);
    expect(sum(continuousSync)).toBe(records_last_24h);
    expect(sum(initialSync)).toBe(0);
  });

  it('matches the list’s last 24 hours, hour by hour, after any state changes', async () => {
    const { service, browser, usage, get } = openUsage();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await browser.post('/api/v1/pipeline/8/running/');
    await browser.post('/api/v1/pipeline/2/paused/');
    for (const passed of [0, 90_000, 7 * 60_000, 5 * hour, 10 * hour, 20 * hour, 3 * day]) {
      service.advance(passed);
      const now = service.clock.now();
      const { results } = await get('?page_size=100');
      for (const { id, hourly_records, records_last_24h } of results) {
        const { continuousSync, initialSync } = await usage(id, now - day, now);
        const moved = continuousSync.map(
          ({ records }, index) => records + (initialSync[index]?.records ?? 0),
        );
        expect([id, sum(continuousSync) + sum(initialSync)]).toEqual([id, records_last_24h ?? 0]);
        expect([id, ...moved]).toEqual([id, ...(hourly_records ?? Array.from({ length: 24 }, () => 0))]);
      }
    }
  });

  it('continues with the pipeline, and its past does not change', async () => {
    const { service, usage } = openUsage();
    const before = await usage(1, start - 7 * day, start - 2 * day);
    const { continuousSync: today } = await usage(1, start - day, start);
    for (let quarter = 0; quarter < 8; quarter += 1) service.advance(hour / 4);
    expect(await usage(1, start - 7 * day, start - 2 * day)).toEqual(before);
    const { continuousSync: later } = await usage(1, start - day, start + 2 * hour);
    expect(later.slice(0, 23)).toEqual(today.slice(0, 23));
    expect(sum(later)).toBeGreaterThan(sum(today));
  });

  it('is the same for any range', async () => {
    const { usage } = openUsage();
    const range = fc.tuple(fc.nat({ max: 60 * 24 }), fc.nat({ max: 20 * 24 }), fc.nat({ max: 20 * 24 }));
    await fc.assert(
      fc.asyncProperty(
        range,
        fc.constantFrom('hour', 'day', 'month'),
        async ([ago, first, second], group_by) => {
          const from = start - ago * hour;
          const [between, to] = [from + (first + 1) * hour, from + (first + second + 2) * hour];
          const whole = await usage(1, from, to, { group_by });
          const parts = [await usage(1, from, between, { group_by: 'hour' }), await usage(1, between, to)];
          expect(sum(whole.continuousSync)).toBe(
            parts.reduce((total, { continuousSync }) => total + sum(continuousSync), 0),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('groups by UTC, and sums, accumulates or averages', async () => {
    const { usage } = openUsage();
    const [from, to] = [Date.UTC(2026, 9, 30), Date.UTC(2026, 10, 3)];
    const days = await usage(1, from, to, { group_by: 'day' });
    expect(days.continuousSync.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
    const months = await usage(1, from, to, { group_by: 'month' });
    expect(months.continuousSync.map(({ records }) => records)).toEqual([
      sum(days.continuousSync.slice(0, 2)),
      sum(days.continuousSync.slice(2)),
    ]);
    const total = await usage(1, from, to, { group_by: 'day', group_by_op: 'total' });
    expect(total.continuousSync.at(-1)?.records).toBe(sum(days.continuousSync));
    const average = await usage(1, from, to, { group_by: 'day', group_by_op: 'avg' });
    expect(average.continuousSync[0]?.records).toBe(Math.round((days.continuousSync[0]?.records ?? 0) / 24));
    expect(days.average).toBe(Math.round(sum(days.continuousSync) / 4));
  });

  it('matches the pipeline and its tables, from the first record', async () => {
    const { service, browser, get, usage } = openUsage();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await browser.post('/api/v1/pipeline/8/running/');
    const seen: number[] = [];
    for (const passed of [4_000, 40_000, 20_000, initialSyncMs / 2, initialSyncMs, hour, 0]) {
      service.advance(passed);
      // A paused pipeline keeps its records.
      if (passed === 0) await browser.post('/api/v1/pipeline/8/paused/');
      const now = service.clock.now();
      const { continuousSync, initialSync } = await usage(8, now - day, now);
      const { records_last_24h } = await get('8/');
      const [table] = await get('8/collections/');
      expect(records_last_24h ?? 0).toBe(sum(continuousSync) + sum(initialSync));
      expect(table.total_records).toBe(records_last_24h ?? 0);
      seen.push(sum(initialSync));
    }
    const [before, first, second, half, whole] = seen;
    expect([before, second]).toEqual([0, first]);
    expect(first).toBeGreaterThan(0);
    expect(half).toBeGreaterThan(Number(second));
    expect(seen.slice(4)).toEqual([whole, whole, whole]);
  });

  it('is zero for a pipeline that never ran, and before its creation', async () => {
    const { usage } = openUsage();
    expect(sum((await usage(8, start - 7 * day, start)).continuousSync)).toBe(0);
    expect(
      sum((await usage(1, start - 500 * day, start - 450 * day, { group_by: 'day' })).continuousSync),
    ).toBe(0);
  });

  it('is refused beyond its length, and for an invalid end', async () => {
    const { browser } = openUsage();
    const unclear = await browser.get('/api/v1/pipeline/1/usage/?end_timestamp=soon');
    const msg = 'This is no point in time.';
    expect(await unclear.json()).toEqual({
      detail: [{ loc: ['query', 'end_timestamp'], msg, type: 'value_error' }],
    });
    const response = await browser.get('/api/v1/pipeline/1/usage/?start_timestamp=2000-01-01');
    expect(response.status).toBe(422);
  });
});

describe('the tables of a pipeline', () => {
  const totals = (rows: { total_records: number }[]) =>
    rows.reduce((total, { total_records }) => total + total_records, 0);

  it('share its records without a remainder', async () => {
    const { get, usage } = openUsage();
    const query = `start_timestamp=${new Date(start - day).toISOString()}&end_timestamp=${new Date(start).toISOString()}`;
    const rows = await get(`1/collections/?${query}`);
    expect(rows).toHaveLength(127);
    expect(totals(rows)).toBe(sum((await usage(1, start - day, start)).continuousSync));
    expect(rows[0].total_records).toBeGreaterThan(rows[100].total_records);
    expect(totals(await get('1/usage-collections/'))).toBeGreaterThan(totals(rows));
  });

  it('name the table with an error', async () => {
    const { get } = openUsage();
    const stages = async (id: number) =>
      new Set((await get(`${id}/usage-collections/`)).map(({ status }: { status: string }) => status));
    expect(await stages(3)).toEqual(new Set(['synced', 'errored']));
    expect(await stages(1)).toEqual(new Set(['synced']));
  });

  it('are loaded one after the other once a draft starts', async () => {
    const { service, browser, get, usage } = openUsage();
    const sync_mappings = ['customers', 'orders', 'order_items'].map((table) => ({ table, selected: true }));
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings });
    expect(totals(await get('8/usage-collections/'))).toBe(0);
    await browser.post('/api/v1/pipeline/8/running/');
    service.advance(4_000);
    expect(totals(await get('8/usage-collections/'))).toBe(0);
    const seen: string[] = [];
    let before = -1;
    for (let step = 0; step <= 10; step += 1) {
      const rows = await get('8/usage-collections/');
      seen.push(rows.map(({ status }: { status: string }) => status).join(' '));
      expect(totals(rows)).toBeGreaterThan(before);
      before = totals(rows);
      service.advance(initialSyncMs / 10);
    }
    expect(seen[0]).toBe('waiting waiting waiting');
    expect(seen).toContain('initial_sync waiting waiting');
    expect(seen.at(-1)).toBe('synced synced synced');
    const now = service.clock.now();
    expect(sum((await usage(8, start - hour, now + hour)).initialSync)).toBeGreaterThan(0);
  });
});

describe('a table that waits for its initial sync', () => {
  it.each([6, 8])(
    'has no records and no position, and the others have all of them (pipeline %i)',
    async (id) => {
      const { service, browser, get, usage } = openUsage();
      if (id === 8) {
        const sync_mappings = ['customers', 'orders', 'order_items'].map((table) => ({
          table,
          selected: true,
        }));
        await browser.patch('/api/v1/pipeline/8/', { sync_mappings });
        await browser.post('/api/v1/pipeline/8/running/');
      }
      let waited = 0;
      for (let step = 0; step < 24; step += 1) {
        service.advance(20_000);
        const rows: { status: string; total_records: number; collection_position: object | null }[] =
          await get(`${id}/usage-collections/`);
        const waiting = rows.filter(({ status }) => status === 'waiting');
        waited += waiting.length;
        const begun = waiting.filter((row) => row.total_records > 0 || row.collection_position !== null);
        expect(begun).toEqual([]);
        const now = service.clock.now();
        const { continuousSync, initialSync } = await usage(id, now - 30 * day, now, { group_by: 'day' });
        const total = rows.reduce((all, { total_records }) => all + total_records, 0);
        expect(total).toBe(sum(continuousSync) + sum(initialSync));
      }
      expect(waited).toBeGreaterThan(5);
    },
  );
});
