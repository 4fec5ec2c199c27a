import { describe, expect, it } from 'vitest';
import { openPipelines } from './pipelines.test.data.ts';

describe('the list', () => {
  it('returns ten rows per page, with the addresses of the neighbours', async () => {
    const { list } = openPipelines();
    const first = await list('?status=active');
    expect(first).toMatchObject({ count: 24, page: 1, previous: null });
    expect(first.results).toHaveLength(10);
    expect(new URL(first.next).searchParams.get('page')).toBe('2');
    const last = await list('?status=active&page=3');
    expect(last).toMatchObject({ count: 24, page: 3, next: null });
    expect(last.results).toHaveLength(4);
  });

  it('has each row on exactly one page', async () => {
    const { list } = openPipelines();
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { results } = await list(`?page=${page}&page_size=7`);
      seen.push(...results.map((row: { id: number }) => row.id));
    }
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('has no page past the end', async () => {
    const { browser } = openPipelines();
    expect((await browser.get('/api/v1/pipeline/?page=4')).status).toBe(404);
    const empty = openPipelines({ scenario: 'newAccount' });
    expect(await empty.list()).toMatchObject({ count: 0, results: [], next: null });
  });

  it('separates active from archived, and counts by status for any filter', async () => {
    const { list } = openPipelines();
    const archived = await list('?status=archived');
    expect(archived.count).toBe(6);
    const { counts } = archived;
    expect(counts).toEqual((await list('?status=active&search=Stripe')).counts);
    const sum = Object.values<number>(counts).reduce((one, other) => one + other, 0);
    expect(sum - counts.archived).toBe(24);
  });

  it('filters by statuses and by source type', async () => {
    const { names } = openPipelines();
    expect(await names('?status=errored')).toEqual(['Payments ledger', 'Clickstream archive']);
    expect(await names('?status=errored,starting')).toHaveLength(3);
    expect(await names('?status=active&source_type=stripe')).toEqual(['Payments ledger', 'Refunds']);
  });

  it.each(['source_id', 'destination_id'] as const)('filters by %s', async (end) => {
    const { list, get } = openPipelines();
    const id = (await get(1))[end];
    const { results } = await list('?page_size=100');
    const sharing = results.filter((row: Readonly<Record<string, unknown>>) => row[end] === id);
    expect(sharing.length).toBeGreaterThan(1);
    expect((await list(`?${end}=${id}&page_size=100`)).results).toEqual(sharing);
  });

  it('searches names and connectors, ignoring case', async () => {
    const { names } = openPipelines();
    expect(await names('?search=LEDGER')).toEqual([
      'Payments ledger',
      'General ledger',
      'Ledger before cutover',
    ]);
    expect(await names('?search=data%20lake&status=active')).toContain('Customers to lake');
    expect(await names('?search=%2A')).toEqual([]);
  });

  it('orders by a field in both directions, rows without a value last', async () => {
    const { list } = openPipelines();
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
  it('is consistent: its 24 hours sum up to its records', async () => {
    const { list } = openPipelines();
    const { results } = await list('?page_size=30');
    const moved = results.filter((row: { hourly_records: unknown }) => row.hourly_records !== null);
    expect(moved.length).toBeGreaterThan(10);
    for (const { hourly_records, records_last_24h } of moved) {
      expect(hourly_records).toHaveLength(24);
      expect(hourly_records.reduce((one: number, other: number) => one + other, 0)).toBe(records_last_24h);
    }
  });

  it('starts as a draft with the defaults of spec §9', async () => {
    const { browser } = openPipelines();
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

  it('may use an archived name, keep its own, and have the longest name of the form', async () => {
    const { browser } = openPipelines();
    const longest = '👩‍🔬'.repeat(255);
    expect((await browser.post('/api/v1/pipeline/', { name: longest })).status).toBe(201);
    expect((await browser.post('/api/v1/pipeline/', { name: 'Old storefront' })).status).toBe(201);
    expect((await browser.patch('/api/v1/pipeline/1/', { name: 'ORDERS to warehouse' })).status).toBe(200);
  });

  it('changes only in the sent fields', async () => {
    const { browser, get } = openPipelines();
    const before = await get(1);
    await browser.patch('/api/v1/pipeline/1/', { replicate_column_changes: true });
    expect(await get(1)).toEqual({ ...before, replicate_column_changes: true, rev: before.rev + 1 });
  });

  it('can omit all assumed fields in its events', async () => {
    const { browser, service } = openPipelines({ hasAssumedFields: false });
    const events: object[] = [];
    service.onEvent(({ data }) => events.push(Object(data)));
    await browser.patch('/api/v1/pipeline/1/', { destination_id: 2 });
    expect(events).toEqual([{ resource_id: 1, resource_delta: { destination_id: 2 } }]);
  });
});
