import { getPipelineUsage, listPipelineEvents } from '@millrace/ui/contract';
import type { PipelineEvent } from '@millrace/ui/domain/entities';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hourMs as hour, minuteMs as minute, dayMs as day } from '../core/durations.ts';
import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';

const openLog = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const read = async (id: number, query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return v.parse(listPipelineEvents.response, await get(`pipeline/${id}/events/?${search}`));
  };
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  return { service, browser, get, read, ask };
};

const iso = (at: number) => new Date(at).toISOString();
const messages = (rows: readonly PipelineEvent[]) => rows.map(({ message }) => message);

describe('the log of a pipeline', () => {
  it('is paged, newest line first, each line on one page and in time order', async () => {
    const { read } = openLog();
    const lines: PipelineEvent[] = [];
    const pages = [1, 2, 3, 4, 5];
    for (const page of pages) lines.push(...(await read(1, { page, page_size: 37 })).rows);
    const all = await read(1, { page_size: 37 * pages.length });
    expect(lines).toEqual(all.rows);
    expect(all.count).toBeGreaterThan(10_000);
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) - index));
    const times = lines.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times[0]).toBeLessThanOrEqual(start);
    for (const { message } of lines) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('can be limited by times, and is empty before its start', async () => {
    const { browser, read } = openLog();
    const old = await read(1, {
      start_timestamp: iso(start - 900 * day),
      end_timestamp: iso(start - 800 * day),
    });
    expect([old.count, old.rows]).toEqual([0, []]);
    for (const text of ['-1', '1', '--1', 'yesterday', '20/11/2026', '2026-11-32']) {
      const response = await browser.get(
        `/api/v1/pipeline/1/events/?end_timestamp=${encodeURIComponent(text)}`,
      );
      const { detail } = await response.json();
      expect([text, detail]).toMatchObject([text, [{ loc: ['query', 'end_timestamp'] }]]);
    }
  });

  it('covers 90 days, or the time since the pipeline was created', async () => {
    const { read, browser, service } = openLog();
    const { count } = await read(1);
    const { rows } = await read(1, { page: Number(count), page_size: 1 });
    const oldest = rows[0]?.at.getTime() ?? 0;
    expect(start - oldest).toBeLessThanOrEqual(90 * day);
    expect(start - oldest).toBeGreaterThan(90 * day - hour);
    service.advance(minute);
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Fresh' })).json();
    const fresh = await read(id);
    expect(messages(fresh.rows)).toEqual(['The pipeline was made.']);
    expect(fresh.rows[0]?.at).toEqual(new Date(start + minute));
  });

  it('grows at its end, and keeps its lines and their numbers', async () => {
    const { service, read, ask } = openLog();
    const before = await read(1, { page_size: 100 });
    service.advance(5 * hour);
    await ask(1, 'paused');
    service.advance(minute);
    const after = await read(1, { start_timestamp: iso(start - hour), page_size: 1_000 });
    const known = new Map(after.rows.map((line) => [line.id, line]));
    const kept = before.rows.filter(({ at }) => at.getTime() >= start - hour);
    expect(kept.length).toBeGreaterThan(20);
    for (const line of kept) expect(known.get(line.id)).toEqual(line);
    expect(messages(after.rows)[0]).toBe('Paused.');
  });

  it('contains the same amounts as the usage', async () => {
    const { service, get, read, browser, ask } = openLog();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await ask(8, 'running');
    service.advance(5 * hour);
    for (const [id, from] of [
      [1, start - 20 * day],
      [1, start],
      [8, start - hour],
    ] as const) {
      const [first, last] = [Math.ceil(from / hour) * hour, (Math.ceil(from / hour) + 3) * hour];
      const range = { start_timestamp: iso(first), end_timestamp: iso(last) };
      const wire = await get(`pipeline/${id}/usage/?${new URLSearchParams(range)}`);
      const { initialSync, continuousSync } = v.parse(getPipelineUsage.response, wire);
      const used = [...initialSync, ...continuousSync].reduce((sum, { records }) => sum + records, 0);
      const { rows } = await read(id, { ...range, search: 'synced', page_size: 1_000 });
      const told = rows.reduce((sum, { details }) => sum + Number(details?.['records']), 0);
      expect(used).toBeGreaterThan(0);
      // Before the start of the world an hour's records are spread evenly, so a quarter hour gets its share.
      expect(Math.abs(told - used)).toBeLessThanOrEqual(from < start && id === 1 ? used * 0.2 : 0);
    }
  });

  it('can be filtered by level, time and words, all at once', async () => {
    const { read } = openLog();
    const count = async (query: Record<string, string>) => Number((await read(1, query)).count);
    const levels = ['debug', 'info', 'warning', 'error'];
    const counts = await Promise.all(levels.map((level) => count({ level })));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(await count({}));
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(await count({ level: 'warning,error' })).toBe(Number(counts[2]) + Number(counts[3]));

    const range = { start_timestamp: iso(start - day), end_timestamp: iso(start) };
    const { rows } = await read(1, { ...range, level: 'info', search: 'SYNCED', page_size: 1_000 });
    expect(rows).toHaveLength(96);
    for (const { message, at } of rows) {
      expect(message).toMatch(/^Synced [\d,]+ records in \d\.\d s\.$/);
      expect(at.getTime()).toBeGreaterThanOrEqual(start - day);
      expect(at.getTime()).toBeLessThan(start);
    }
    const halves = [
      { start_timestamp: iso(start - day), end_timestamp: iso(start - day / 3) },
      { start_timestamp: iso(start - day / 3), end_timestamp: iso(start) },
    ];
    const [one = 0, other = 0] = await Promise.all(halves.map((half) => count(half)));
    expect(one + other).toBe(await count(range));
    expect(await count({ search: 'nothing of the kind' })).toBe(0);
  });

  it('reports state changes, and names the failure', async () => {
    const { service, browser, read, ask } = openLog();
    const [failure] = (await read(3, { level: 'error', page_size: 1 })).rows;
    expect(failure).toMatchObject({ level: 'error', step: 'pipeline' });
    expect(failure?.message).toContain('Stripe refused the key');
    await browser.patch('/api/v1/pipeline/5/', { name: 'Stock' });
    await ask(5, 'running');
    service.advance(minute);
    await ask(5, 'archived');
    await ask(5, 'paused');
    const { rows } = await read(5, { start_timestamp: iso(start), page_size: 100 });
    const own = rows.filter(({ step }) => step === 'pipeline');
    expect(messages(own)).toEqual([
      'The pipeline was restored.',
      'The pipeline was archived.',
      'The pipeline runs.',
      'Settings were changed: name.',
    ]);
    expect(own[3]?.details).toEqual({
      event: 'changed',
      fields: 'name',
      by: 'Noor Haddad',
      'before.name': 'Inventory',
      'after.name': 'Stock',
    });
    expect(messages(rows)).toContain('The sync began.');
  });

  it('names tables that the pipeline replicates', async () => {
    const { get, read } = openLog();
    const { rows } = await read(1, { page_size: 200 });
    const named = new Set(rows.flatMap(({ collection }) => collection ?? []));
    const tables = (await get('pipeline/1/collections/')).map(
      (row: { collection: string }) => row.collection,
    );
    expect(named.size).toBeGreaterThan(10);
    expect(tables).toEqual(expect.arrayContaining([...named]));
  });

  it('reads one table once per sync, if only one is replicated', async () => {
    const { service, browser, read, ask } = openLog();
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Orders alone' })).json();
    const mapping = { table: 'public.orders', selected: true, excluded: [], custom_primary_keys: [] };
    const ends = { source_id: 1, destination_id: 1 };
    await browser.patch(`/api/v1/pipeline/${id}/`, { ...ends, sync_mappings: [mapping] });
    await ask(id, 'running');
    service.advance(2 * hour);
    const rows = messages((await read(id, { page_size: 16 })).rows);
    expect(rows.filter((message) => message.startsWith('Read '))).toHaveLength(2);
    expect(rows.filter((message) => message === 'public.orders was read to its end.')).toHaveLength(2);
  });

  it('covers an initial sync', async () => {
    const { service, browser, read, ask } = openLog();
    await browser.patch('/api/v1/pipeline/8/', { sync_mappings: [{ table: 'orders', selected: true }] });
    await ask(8, 'running');
    service.advance(hour);
    const { rows } = await read(8, { search: 'initial sync', page_size: 100 });
    expect(messages(rows)[0]).toBe('The initial sync is complete.');
    expect(messages(rows)[1]).toMatch(/of the initial sync; 100 % are done\.$/);
    expect(rows.length).toBeGreaterThan(8);
  });
});

describe('a log of a million lines', () => {
  it('can be read from either end, and filtered', async () => {
    const { read } = openLog({ scenario: 'large' });
    const { count, rows } = await read(1);
    expect(count).toBeGreaterThan(1_000_000);
    const last = await read(1, { page: Math.ceil(Number(count) / 10) });
    expect(last.rows[0]?.at.getTime()).toBeLessThan(start - 89 * day);
    expect(rows[0]?.at.getTime()).toBeGreaterThan(start - 2 * minute);
    const errors = await read(1, { level: 'error' });
    expect(errors.count).toBeGreaterThan(1_000);
    expect(errors.rows.every(({ level }) => level === 'error')).toBe(true);
    expect((await read(1, { search: 'second try' })).count).toBeGreaterThan(100);
  });
});
