import { assumed, pipeline } from '@millrace/ui/contract';
import { canPipeline, pipelineStatuses, pipelineTarget } from '@millrace/ui/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createService, type ServiceOptions } from './createService.ts';
import { createBrowser } from './testing.ts';

const start = Date.UTC(2026, 10, 20, 9, 0);
const newAccount = (options: ServiceOptions = {}) => {
  const service = createService({ clock: { at: start }, person: 'admin@acme.example', ...options });
  const browser = createBrowser(service);
  const list = async (query = '') => (await browser.get(`/api/v1/pipeline/${query}`)).json();
  const names = async (query = '') => (await list(query)).results.map((row: { name: string }) => row.name);
  const get = async (id: number) => (await browser.get(`/api/v1/pipeline/${id}/`)).json();
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  return { service, browser, list, names, get, ask };
};

/** What a draft still lacks before it can start. */
const chooseTable = (browser: ReturnType<typeof createBrowser>, id: number) =>
  browser.patch(`/api/v1/pipeline/${id}/`, { sync_mappings: [{ table: 'customers', selected: true }] });

describe('the list', () => {
  it('gives ten rows a page, with the addresses of the neighbours', async () => {
    const { list } = newAccount();
    const first = await list('?status=active');
    expect(first).toMatchObject({ count: 24, page: 1, previous: null });
    expect(first.results).toHaveLength(10);
    expect(new URL(first.next).searchParams.get('page')).toBe('2');
    const last = await list('?status=active&page=3');
    expect(last).toMatchObject({ count: 24, page: 3, next: null });
    expect(last.results).toHaveLength(4);
  });

  it('has each row on exactly one page', async () => {
    const { list } = newAccount();
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { results } = await list(`?page=${page}&page_size=7`);
      seen.push(...results.map((row: { id: number }) => row.id));
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('ends where it ends', async () => {
    const { browser } = newAccount();
    expect((await browser.get('/api/v1/pipeline/?page=4')).status).toBe(404);
    const empty = newAccount({ scenario: 'newAccount' });
    expect(await empty.list()).toMatchObject({ count: 0, results: [], next: null });
  });

  it.each(['?page=0', '?page=x', '?page_size=-1'])('refuses %s and says where', async (query) => {
    const { browser } = newAccount();
    const response = await browser.get(`/api/v1/pipeline/${query}`);
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0].loc).toEqual(['query', query.slice(1).split('=')[0]]);
  });

  it('tells active from archived, and counts by status whatever is shown', async () => {
    const { list } = newAccount();
    const archived = await list('?status=archived');
    expect(archived.count).toBe(6);
    const { counts } = archived;
    expect(counts).toEqual((await list('?status=active&search=Stripe')).counts);
    const sum = Object.values<number>(counts).reduce((one, other) => one + other, 0);
    expect(sum - counts.archived).toBe(24);
  });

  it('filters by statuses and by source type', async () => {
    const { names } = newAccount();
    expect(await names('?status=errored')).toEqual(['Payments ledger', 'Clickstream archive']);
    expect(await names('?status=errored,starting')).toHaveLength(3);
    expect(await names('?status=active&source_type=stripe')).toEqual(['Payments ledger', 'Refunds']);
  });

  it('searches names and ends, without regard to case', async () => {
    const { names } = newAccount();
    expect(await names('?search=LEDGER')).toEqual([
      'Payments ledger',
      'General ledger',
      'Ledger before cutover',
    ]);
    expect(await names('?search=data%20lake&status=active')).toContain('Customers to lake');
    expect(await names('?search=%2A')).toEqual([]);
  });

  it('orders by a field both ways, rows without a value last', async () => {
    const { list } = newAccount();
    const values = async (ordering: string) =>
      (await list(`?ordering=${ordering}&page_size=30`)).results.map(
        (row: { records_last_24h: number | null }) => row.records_last_24h,
      );
    for (const [ordering, sign] of [
      ['records_last_24h', 1],
      ['-records_last_24h', -1],
    ] as const) {
      const found = await values(ordering);
      const numbers = found.filter((value: number | null) => value !== null);
      expect(found.slice(numbers.length).every((value: number | null) => value === null)).toBe(true);
      expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => sign * (a - b)));
    }
  });
});

describe('a pipeline', () => {
  it('adds up: its 24 hours are its records', async () => {
    const { list } = newAccount();
    const { results } = await list('?page_size=30');
    const moved = results.filter((row: { hourly_records: unknown }) => row.hourly_records !== null);
    expect(moved.length).toBeGreaterThan(10);
    for (const { hourly_records, records_last_24h } of moved) {
      expect(hourly_records).toHaveLength(24);
      expect(hourly_records.reduce((one: number, other: number) => one + other, 0)).toBe(records_last_24h);
    }
  });

  it('begins as a draft with the defaults of spec §9', async () => {
    const { browser } = newAccount();
    const response = await browser.post('/api/v1/pipeline/', { name: '  Returns ' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      id: 31,
      name: 'Returns',
      status: 'draft',
      maintenance_window: '02:00-04:00',
      source_sync_frequency: 900_000,
      s3_file_format: 'avro',
    });
  });

  it.each([
    ['', 'Enter a name.'],
    ['x'.repeat(256), 'A name has at most 255 characters.'],
    [' orders TO warehouse ', 'A pipeline with this name already exists.'],
  ])('cannot be called %j', async (name, msg) => {
    const { browser, list } = newAccount();
    const response = await browser.post('/api/v1/pipeline/', { name });
    expect(response.status).toBe(422);
    expect((await response.json()).detail).toEqual([expect.objectContaining({ loc: ['name'], msg })]);
    expect((await list()).count).toBe(30);
  });

  it('may take an archived name, keep its own, and be as long as the form lets it', async () => {
    const { browser } = newAccount();
    const longest = '👩‍🔬'.repeat(255);
    expect((await browser.post('/api/v1/pipeline/', { name: longest })).status).toBe(201);
    expect((await browser.post('/api/v1/pipeline/', { name: 'Old storefront' })).status).toBe(201);
    expect((await browser.patch('/api/v1/pipeline/1/', { name: 'ORDERS to warehouse' })).status).toBe(200);
  });

  it('changes only in what is sent', async () => {
    const { browser, get } = newAccount();
    const before = await get(1);
    await browser.patch('/api/v1/pipeline/1/', { replicate_column_changes: true });
    expect(await get(1)).toEqual({ ...before, replicate_column_changes: true, rev: before.rev + 1 });
  });

  it.each([
    [{ source_id: 999 }, ['source_id']],
    [{ source_sync_frequency: 1 }, ['source_sync_frequency']],
    [{ persist_deleted_rows: 'yes' }, ['persist_deleted_rows']],
  ])('refuses %j', async (changes, loc) => {
    const { browser } = newAccount();
    const response = await browser.patch('/api/v1/pipeline/1/', changes);
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0].loc).toEqual(loc);
  });

  it('is decoded by the contract, whatever its status', async () => {
    const { list } = newAccount();
    const { results } = await list('?page_size=30');
    expect(new Set(results.map((row: { status: string }) => row.status)).size).toBe(6);
    for (const row of results) expect(v.safeParse(pipeline, row).success).toBe(true);
  });

  it('can be shown without anything assumed', async () => {
    const { list, browser, service } = newAccount({ hasAssumedFields: false });
    const events: object[] = [];
    service.onEvent(({ data }) => events.push(Object(data)));
    await browser.patch('/api/v1/pipeline/1/', { source_id: 2 });
    const page = await list();
    expect(page).not.toHaveProperty('counts');
    for (const { on, field } of assumed) {
      if (on !== 'pipeline') continue;
      expect(page.results[0]).not.toHaveProperty(field);
    }
    expect(events).toEqual([{ resource_id: 1, resource_delta: { source_id: 2 } }]);
  });
});

describe('commands', () => {
  it('are open exactly where the domain says so', async () => {
    // One example of every status; a pausing one has to be made.
    const { service, list, ask, get } = newAccount();
    await ask(1, 'paused');
    const { results } = await list('?page_size=30');
    for (const status of pipelineStatuses) {
      const row = results.find((candidate: { status: string }) => candidate.status === status);
      for (const target of ['running', 'paused', 'archived']) {
        const { service: fresh, ask: askFresh, browser: freshBrowser } = newAccount();
        if (status === 'pausing') await askFresh(1, 'paused');
        if (status === 'draft') await chooseTable(freshBrowser, row.id);
        const isOpen = (['start', 'pause', 'archive', 'restore'] as const).some(
          (action) => pipelineTarget[action] === target && canPipeline(action, row),
        );
        const response = await askFresh(row.id, target);
        expect([status, target, response.status]).toEqual([status, target, isOpen ? 200 : 409]);
        fresh.dispose();
      }
    }
    expect((await get(1)).status).toBe('pausing');
    service.dispose();
  });

  it('take their time: starting, running, first sync', async () => {
    const { service, ask, get } = newAccount();
    expect(await (await ask(5, 'running')).json()).toMatchObject({ status: 'starting' });
    service.advance(3_999);
    expect((await get(5)).status).toBe('starting');
    service.advance(1);
    expect((await get(5)).status).toBe('running');
    service.advance(6_000);
    expect(await get(5)).toMatchObject({
      status: 'running',
      last_synced_at: new Date(start + 10_000).toISOString(),
    });
  });

  it('pause what runs by way of pausing, and archive at once', async () => {
    const { service, ask, get } = newAccount();
    expect(await (await ask(1, 'paused')).json()).toMatchObject({ status: 'pausing', next_sync_at: null });
    service.advance(3_000);
    expect((await get(1)).status).toBe('paused');
    await ask(2, 'paused');
    expect(await (await ask(2, 'archived')).json()).toMatchObject({ status: 'archived' });
    service.advance(60_000);
    expect((await get(2)).status).toBe('archived');
    expect(await (await ask(2, 'paused')).json()).toMatchObject({ status: 'paused' });
  });

  it('clear the error of what starts again', async () => {
    const { ask, get } = newAccount();
    expect((await get(3)).last_error).toMatch(/\.$/);
    await ask(3, 'running');
    expect((await get(3)).last_error).toBeNull();
  });

  it('refuse an unknown status and an unfinished pipeline', async () => {
    const { browser, ask } = newAccount();
    expect((await ask(1, 'flying')).status).toBe(422);
    const { id } = await (await browser.post('/api/v1/pipeline/', { name: 'Half' })).json();
    expect((await ask(id, 'running')).status).toBe(409);
    expect((await ask(999, 'running')).status).toBe(404);
  });
});

describe('time', () => {
  it('syncs what runs on its frequency, and says so with a delta', async () => {
    const { service, get } = newAccount();
    const before = await get(1);
    const events: { channel: string; name: string; data: unknown }[] = [];
    service.onEvent((event) => events.push(event));
    service.advance(Date.parse(before.next_sync_at) - start);
    const after = await get(1);
    expect(after.last_synced_at).toBe(before.next_sync_at);
    expect(Date.parse(after.next_sync_at) - Date.parse(after.last_synced_at)).toBe(900_000);
    const own = events.filter(({ data }) => Object(data).resource_id === 1);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      channel: 'private-client-1',
      name: 'pipeline_updated',
      data: {
        resource_id: 1,
        rev: after.rev,
        resource_delta: { last_synced_at: after.last_synced_at, records_last_24h: after.records_last_24h },
      },
    });
  });

  it('catches up over a long absence with one event and a full day', async () => {
    const { service, get } = newAccount();
    const before = await get(1);
    let events = 0;
    service.onEvent(({ data }) => (events += Number(Object(data).resource_id === 1)));
    service.advance(30 * 24 * 3_600_000);
    expect(events).toBe(1);
    const { hourly_records, records_last_24h } = await get(1);
    expect(hourly_records.every((records: number) => records > 0)).toBe(true);
    expect(records_last_24h / before.records_last_24h).toBeGreaterThan(0.5);
    expect(records_last_24h / before.records_last_24h).toBeLessThan(2);
  });

  it('gives the same world for the same seed and time, however it was reached', async () => {
    const [one, other] = [newAccount({ seed: 7 }), newAccount({ seed: 7 })];
    one.service.advance(3_600_000);
    for (let minute = 0; minute < 60; minute += 1) {
      await other.list();
      other.service.advance(60_000);
    }
    expect(await one.list('?page_size=30')).toEqual(await other.list('?page_size=30'));
    expect((await newAccount({ seed: 8 }).get(1)).hourly_records).not.toEqual(
      (await newAccount().get(1)).hourly_records,
    );
  });
});

it('holds ten thousand pipelines', async () => {
  const { list } = newAccount({ scenario: 'large' });
  const { count, counts } = await list('?status=active&page_size=1');
  expect(count + counts.archived).toBe(10_000);
  expect(new Set(Object.keys(counts)).size).toBe(5);
});
