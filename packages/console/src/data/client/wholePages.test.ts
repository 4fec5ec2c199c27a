import { createClient, getMe, listPipelines } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createQueryClient } from '../queryClient.ts';
import { read } from '../read.ts';
import { wholePages } from './wholePages.ts';

interface Service {
  readonly rows: number;
  /** The most rows that the service puts on a page, whatever is requested. */
  readonly limit: number;
  readonly counts?: boolean;
  /** The number of rows that the service loses of a full page of `size`. */
  readonly lost?: (page: number, size: number) => number;
  /** Rows of a page if none are requested. */
  readonly defaultSize?: number;
  /** Whether an answer contains the number of its page. */
  readonly saysPage?: boolean;
  /** The service has pages of `defaultSize`, whatever size is requested. */
  readonly ignoresSize?: boolean;
  /** The service sends all rows, whatever page is requested. */
  readonly ignoresPage?: boolean;
}

/** A list of pipelines with the ids from 1, in a service that pages as the Django REST framework does. */
function listOf({
  rows,
  limit,
  counts = true,
  lost = () => 0,
  defaultSize = 10,
  saysPage = true,
  ignoresSize = false,
  ignoresPage = false,
}: Service) {
  const asked: string[] = [];
  const client = createClient(async ({ url }) => {
    asked.push(url.slice(url.indexOf('?')));
    const { searchParams } = new URL(url, 'http://service.example');
    const number = ignoresPage ? 1 : Number(searchParams.get('page') ?? 1);
    const askedSize = Number((!ignoresSize && searchParams.get('page_size')) || defaultSize);
    const size = ignoresPage ? Math.max(1, rows) : Math.min(limit, askedSize);
    const from = (number - 1) * size;
    if (number > 1 && from >= rows) return new Response('{"detail":"Invalid page."}', { status: 404 });
    const sent = Math.max(0, Math.min(size, rows - from) - lost(number, size));
    return Response.json({
      ...(counts && { count: rows }),
      ...(saysPage && { page: number }),
      next: from + size < rows ? '?page=next' : null,
      previous: number > 1 ? '?page=previous' : null,
      results: Array.from({ length: sent }, (_, index) => ({
        id: from + index + 1,
        name: 'Shop',
        status: 'active',
      })),
    });
  });
  return { client, asked };
}

/** The ids that belong on a page. */
const idsOf = (rows: number, page: number, size: number) =>
  Array.from(
    { length: Math.max(0, Math.min(size, rows - (page - 1) * size)) },
    (_, index) => (page - 1) * size + index + 1,
  );

describe('A page of a service that limits the size of pages (F32)', () => {
  test('has exactly the rows that were requested', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          rows: fc.integer({ min: 1, max: 400 }),
          limit: fc.integer({ min: 2, max: 120 }),
          size: fc.constantFrom(10, 25, 50, 100),
          page: fc.integer({ min: 1, max: 4 }),
          counts: fc.boolean(),
        }),
        async ({ rows, limit, size, page, counts }) => {
          fc.pre((page - 1) * size < rows);
          // A last page shows the size of pages by the count alone.
          fc.pre(counts || page * Math.min(size, limit) < rows || page === 1);
          const { client } = listOf({ rows, limit, counts });
          const answer = await wholePages(client)(listPipelines, { page, pageSize: size });
          expect(answer.rows.map(({ id }) => Number(id))).toEqual(idsOf(rows, page, size));
          expect(answer).toMatchObject({
            number: page,
            sent: answer.rows.length,
            hasNext: page * size < rows,
            count: counts ? rows : null,
          });
        },
      ),
    );
  });

  test('comes with no more requests than it needs', async () => {
    const { client, asked } = listOf({ rows: 450, limit: 100 });
    const { rows } = await wholePages(client)(listPipelines, { pageSize: 500 });
    expect(rows).toHaveLength(450);
    expect(asked).toHaveLength(5);
    const fits = listOf({ rows: 450, limit: 500 });
    await wholePages(fits.client)(listPipelines, { pageSize: 500 });
    expect(fits.asked).toHaveLength(1);
  });

  test('comes with one request for each part, and one to learn the size of parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 2, max: 120 }),
        fc.constantFrom(10, 25, 50, 100),
        async (rows, limit, size) => {
          const { client, asked } = listOf({ rows, limit });
          await wholePages(client)(listPipelines, { pageSize: size });
          const part = Array.from({ length: size }, (_, index) => size / (index + 1)).find(
            (each) => Number.isInteger(each) && each <= limit,
          );
          const parts = Math.ceil(Math.min(size, rows) / (part ?? 1));
          const isWhole = limit >= size || rows <= limit;
          expect(asked).toHaveLength(isWhole ? 1 : parts + (part === limit ? 0 : 1));
        },
      ),
    );
  });

  test('adds up the rows that could not be read', async () => {
    const pages = [
      [{ id: 1, name: 'Shop', status: 'active' }, 'no row'],
      [7, { id: 4, name: 'Shop', status: 'active' }],
      [{ id: 5, name: 'Shop', status: 'active' }],
    ];
    const client = createClient(async ({ url }) => {
      const page = Number(new URL(url, 'http://service.example').searchParams.get('page') ?? 1);
      const results = pages[page - 1] ?? [];
      return Response.json({ count: 5, page, next: page < 3 ? '?page=next' : null, previous: null, results });
    });
    const answer = await wholePages(client)(listPipelines, { pageSize: 10 });
    expect(answer.rows.map(({ id }) => Number(id))).toEqual([1, 4, 5]);
    expect(answer).toMatchObject({ sent: 5, unreadable: 2, count: 5, hasNext: false });
  });

  test('loses no row and claims no count if the service sends more rows than it counts', async () => {
    const row = (id: number) => ({ id, name: 'Shop', status: 'active' });
    const client = createClient(async () =>
      Response.json({
        count: 11,
        next: null,
        previous: null,
        results: Array.from({ length: 12 }, (_, at) => row(at + 1)),
      }),
    );
    const answer = await wholePages(client)(listPipelines, { pageSize: 10 });
    expect(answer.rows).toHaveLength(12);
    expect(answer).toMatchObject({ count: null, sent: 12 });
  });

  test.each([1, 2])('fails with part %i, and only a missing page is looked for elsewhere', async (broken) => {
    const asked: number[] = [];
    const failing = createClient(async ({ url }) => {
      const page = Number(new URL(url, 'http://service.example').searchParams.get('page') ?? 1);
      asked.push(page);
      if (page === broken + 1) return new Response('', { status: 500 });
      return Response.json({
        count: 90,
        page,
        next: page < 5 ? '?page=next' : null,
        previous: null,
        results: Array.from({ length: 20 }, (_, at) => ({
          id: page * 20 + at,
          name: 'Shop',
          status: 'active',
        })),
      });
    });
    const whole = wholePages(failing)(listPipelines, { pageSize: 100 });
    await expect(whole).rejects.toMatchObject({ problem: { status: 500 } });
    expect(asked).toEqual(Array.from({ length: broken + 1 }, (_, at) => at + 1));
    asked.length = 0;
    const single = wholePages(failing)(listPipelines, { page: broken + 1, pageSize: 20 });
    await expect(single).rejects.toMatchObject({ problem: { status: 500 } });
    expect(asked).toEqual([broken + 1]);
  });

  test('has ten rows by default, whatever the default of the service is', async () => {
    for (const defaultSize of [4, 10, 20]) {
      const { client } = listOf({ rows: 45, limit: 100, defaultSize });
      const { rows } = await wholePages(client)(listPipelines, { page: 2 });
      expect(rows.map(({ id }) => Number(id))).toEqual(idsOf(45, 2, 10));
    }
  });

  test('is missing if it is beyond the end, although the service has a page of its number', async () => {
    const { client } = listOf({ rows: 60, limit: 25 });
    await expect(wholePages(client)(listPipelines, { page: 2, pageSize: 100 })).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });

  test('is read whole by every query', async () => {
    const { client } = listOf({ rows: 80, limit: 30 });
    const { rows } = await createQueryClient(client).fetchQuery(read(listPipelines, { pageSize: 50 }));
    expect(rows).toHaveLength(50);
  });
});

describe('A page of a service that does as it likes', () => {
  const services = fc.record({
    rows: fc.integer({ min: 0, max: 130 }),
    limit: fc.integer({ min: 2, max: 120 }),
    defaultSize: fc.constantFrom(4, 10, 20, 25, 60),
    saysPage: fc.boolean(),
    ignoresSize: fc.boolean(),
    ignoresPage: fc.boolean(),
  });

  test('has the number and the rows that were requested', async () => {
    await fc.assert(
      fc.asyncProperty(
        services,
        fc.constantFrom(undefined, 10, 25, 50),
        fc.integer({ min: 1, max: 8 }),
        async (service, asked, page) => {
          const size = asked ?? 10;
          // A service that says that it sent page 1 is believed, and the list corrects its address.
          fc.pre(!service.ignoresPage || !service.saysPage || page === 1);
          const { client } = listOf(service);
          const reading = wholePages(client)(listPipelines, { page, pageSize: asked });
          const answer = await reading.catch((error: unknown) => {
            // Beyond the end.
            if (problemOf(error).status !== 404) throw error;
            return { rows: [], number: page, count: service.rows, hasNext: false };
          });
          expect(answer.rows.map(({ id }) => Number(id))).toEqual(idsOf(service.rows, page, size));
          expect(answer).toMatchObject({
            number: page,
            count: service.rows,
            hasNext: page * size < service.rows,
          });
        },
      ),
    );
  });

  test('is the page that the service says it sent', async () => {
    const client = createClient(async () =>
      Response.json({
        count: 25,
        page: 3,
        next: null,
        previous: '?page=2',
        results: [{ id: 21, name: 'Shop', status: 'draft' }],
      }),
    );
    expect(await wholePages(client)(listPipelines, { page: 9 })).toMatchObject({ number: 3 });
  });
});

describe('A page whose rows are missing', () => {
  test('never has a row twice or one of another page, and says how many the service sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 11, max: 60 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }),
        async (rows, losses) => {
          const lost = (page: number, size: number) =>
            Math.min(size - 1, losses[(page + size) % losses.length] ?? 0);
          const { client } = listOf({ rows, limit: 100, lost });
          const { rows: shown, sent } = await wholePages(client)(listPipelines, { pageSize: 10 });
          expect(sent).toBe(shown.length);
          const ids = shown.map(({ id }) => Number(id));
          expect(new Set(ids).size).toBe(ids.length);
          expect(Math.max(...ids)).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  test('stays as sent after few requests', async () => {
    const { client, asked } = listOf({ rows: 5_000, limit: 1 });
    const { rows } = await wholePages(client)(listPipelines, { pageSize: 500 });
    expect(rows).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

test('other answers stay as they are', async () => {
  let requests = 0;
  const client = createClient(async () => {
    requests += 1;
    return Response.json({ id: 1, email: 'a@b.example' });
  });
  await wholePages(client)(getMe, {}).catch(() => undefined);
  expect(requests).toBe(1);
});
