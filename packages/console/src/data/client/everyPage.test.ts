import { createClient, listTunnels } from '@millrace/ui/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createQueryClient } from '../queryClient.ts';
import { readAll } from '../read.ts';
import { completeLists, everyRow } from './everyPage.ts';

interface Service {
  /** Number of rows. */
  readonly rows: number;
  /** The most rows on a page. */
  readonly limit: number;
  readonly counts: boolean;
  /** Whether an answer names its next page. */
  readonly hasNext: boolean;
  readonly saysPage: boolean;
  /** The service sends its first page, whatever page is requested. */
  readonly repeats: boolean;
  /** What a page beyond the end is. */
  readonly beyond: 'missing' | 'empty' | 'last';
}

function tunnelsOf({ rows, limit, counts, hasNext, saysPage, repeats, beyond }: Service) {
  let requests = 0;
  const client = createClient(async ({ url }) => {
    requests += 1;
    const { searchParams } = new URL(url, 'http://service.example');
    const size = Math.min(limit, Number(searchParams.get('page_size') ?? 10));
    const last = Math.max(1, Math.ceil(rows / size));
    const asked = repeats ? 1 : Number(searchParams.get('page') ?? 1);
    if (asked > last && beyond === 'missing')
      return Response.json({ detail: 'Invalid page.' }, { status: 404 });
    const page = beyond === 'last' ? Math.min(last, asked) : asked;
    const from = (page - 1) * size;
    const sent = Math.max(0, Math.min(size, rows - from));
    return Response.json({
      ...(counts && { count: rows }),
      ...(hasNext && { next: page < last ? '?next' : null, previous: page > 1 ? '?previous' : null }),
      ...(saysPage && { page }),
      results: Array.from({ length: sent }, (_, index) => ({
        id: from + index + 1,
        name: 'Tunnel',
        type: 1,
      })),
    });
  });
  const readTunnels = () => createQueryClient(client).fetchQuery(readAll(listTunnels, {}));
  return { readTunnels, requests: () => requests };
}

const services: fc.Arbitrary<Service> = fc.record({
  rows: fc.integer({ min: 0, max: 160 }),
  limit: fc.integer({ min: 1, max: 60 }),
  counts: fc.boolean(),
  hasNext: fc.boolean(),
  saysPage: fc.boolean(),
  repeats: fc.boolean(),
  beyond: fc.constantFrom('missing' as const, 'empty' as const, 'last' as const),
});

test('A lookup that cannot see all rows finds nothing out', async () => {
  const client = createClient(async () =>
    Response.json({ count: 9, next: '?page=2', results: [{ id: 1, name: 'Tunnel', type: 1 }] }),
  );
  await expect(completeLists(client)(listTunnels, { search: 'Tunnel' })).rejects.toMatchObject({
    problem: { kind: 'rows' },
  });
});

describe('A whole list', () => {
  test('has each row once, and says that it is incomplete exactly when rows are missing', async () => {
    await fc.assert(
      fc.asyncProperty(services, async (service) => {
        // Nobody could know of other rows.
        fc.pre(!service.repeats || service.counts || service.hasNext || service.rows <= service.limit);
        const { readTunnels, requests } = tunnelsOf(service);
        const page = await readTunnels();
        const ids = page.rows.map(({ id }) => Number(id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(0, ...ids)).toBeLessThanOrEqual(service.rows);
        expect(page.hasNext).toBe(ids.length < service.rows);
        expect(requests()).toBeLessThanOrEqual(100);
        expect([null, service.rows]).toContain(page.count);
        const isReadable = !service.repeats && service.rows <= service.limit * 100;
        expect(isReadable ? ids.length : service.rows).toBe(service.rows);
      }),
    );
  });

  test('needs no more requests than the service has pages', async () => {
    const plain = {
      rows: 27,
      limit: 10,
      counts: true,
      hasNext: true,
      saysPage: false,
      repeats: false,
    } as const;
    const capped = tunnelsOf({ ...plain, beyond: 'missing' });
    expect((await capped.readTunnels()).rows).toHaveLength(27);
    expect(capped.requests()).toBe(3);
    const large = tunnelsOf({ ...plain, limit: 1_000, beyond: 'missing' });
    expect((await large.readTunnels()).rows).toHaveLength(27);
    expect(large.requests()).toBe(1);
  });

  test('is not read beyond a thousand rows', async () => {
    const { readTunnels, requests } = tunnelsOf({
      rows: 5_000,
      limit: 400,
      counts: true,
      hasNext: true,
      saysPage: true,
      repeats: false,
      beyond: 'missing',
    });
    const page = await readTunnels();
    expect(page.rows.length).toBeGreaterThanOrEqual(everyRow);
    expect(requests()).toBe(3);
    expect(page).toMatchObject({ hasNext: true, count: 5_000 });
  });
});
