import {
  createClient,
  listAlerts,
  listHooks,
  listMetrics,
  listPipelines,
  listUsers,
  type Call,
} from '@millrace/ui/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createQueryClient } from '../queryClient.ts';
import { read } from '../read.ts';

const statuses = ['running', 'paused', 'errored', 'draft', 'archived'] as const;
const types = ['postgres', 's3'] as const;
const names = ['Orders', 'Shop', 'Ads'] as const;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly source_id: number;
  readonly source: { readonly id: number; readonly name: string; readonly type: string };
}

/** What the filters of the list of pipelines mean, written from the specification alone. */
const truth: Readonly<Record<string, (row: Row, wanted: string) => boolean>> = {
  status: ({ status }, wanted) =>
    wanted === 'active' ? status !== 'archived' : wanted.split(',').includes(status),
  source_type: ({ source: { type } }, wanted) => type === wanted,
  source_id: (row, wanted) => row.source_id === Number(wanted),
  search: ({ name }, wanted) => name.toLowerCase().includes(wanted.toLowerCase()),
};

/** A service that ignores some filters. */
function serviceOf(
  rows: readonly Row[],
  ignores: readonly string[],
  onAsked: (search: URLSearchParams) => unknown = () => undefined,
  counts: object = {},
) {
  return createClient(async ({ url }) => {
    const { searchParams } = new URL(url, 'http://service.example');
    onAsked(searchParams);
    const found = rows.filter((row) =>
      [...searchParams].every(
        ([name, wanted]) => ignores.includes(name) || (truth[name]?.(row, wanted) ?? true),
      ),
    );
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('page_size') ?? 10);
    const results = found.slice((page - 1) * size, page * size);
    if (page > 1 && results.length === 0) return Response.json({ detail: 'Invalid page.' }, { status: 404 });
    return Response.json({
      count: found.length,
      next: page * size < found.length ? '?next' : null,
      previous: page > 1 ? '?previous' : null,
      results,
      ...counts,
    });
  });
}

const rowsOf = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      status: fc.constantFrom(...statuses),
      source_id: fc.integer({ min: 1, max: 3 }),
      type: fc.constantFrom(...types),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ type, ...row }, index) => ({
      ...row,
      id: index + 1,
      source: { id: row.source_id, name: 'From', type },
    })),
  );
const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const questions = fc.record({
  status: optional(['active', 'archived', 'running', 'errored,draft']),
  sourceType: optional(types),
  sourceId: optional([1, 2]),
  search: optional(['orders', 'Shop']),
  page: fc.integer({ min: 1, max: 3 }),
  pageSize: optional([5, 10, 25]),
});
const wireName = {
  status: 'status',
  sourceType: 'source_type',
  sourceId: 'source_id',
  search: 'search',
} as const;
type Filter = keyof typeof wireName;
const filters: readonly Filter[] = ['status', 'sourceType', 'sourceId', 'search'];

test('Rows always fit their filters, and no count is known that a filter was seen not to shape', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf,
      fc.subarray(Object.values(wireName)),
      fc.array(questions, { minLength: 1, maxLength: 6 }),
      async (rows, ignores, asked) => {
        const queryClient = createQueryClient(serviceOf(rows, ignores));
        const proven = new Set<string>();
        for (const question of asked) {
          // One after another, as one person asks.
          await queryClient.fetchQuery(read(listPipelines, question)).catch(() => undefined);
        }
        const fits = (question: (typeof asked)[number], but: readonly string[] = []) =>
          rows.filter((row) =>
            filters.every(
              (name) =>
                question[name] === undefined ||
                but.includes(wireName[name]) ||
                truth[wireName[name]]?.(row, String(question[name])),
            ),
          );
        const shown = asked.flatMap((question) => {
          const page = queryClient.getQueryData(read(listPipelines, question).queryKey);
          return page ? [{ question, page }] : [];
        });
        for (const { question, page } of shown) {
          const size = question.pageSize ?? 10;
          const sent = fits(question, ignores).slice((page.number - 1) * size, page.number * size);
          for (const name of filters) {
            const isIgnored = question[name] !== undefined && ignores.includes(wireName[name]);
            const contradicts = sent.some((row) => !truth[wireName[name]]?.(row, String(question[name])));
            // A search is recognised as ignored by a page without any match.
            const isSeen =
              name === 'search'
                ? !sent.some((row) => truth.search?.(row, String(question.search)))
                : contradicts;
            if (isIgnored && isSeen && sent.length > 0) proven.add(name);
          }
        }
        for (const { question, page } of shown) {
          const right = new Set(fits(question).map(({ id }) => id));
          const isLenient = question.search !== undefined && ignores.includes('search');
          const wrong = page.rows.filter(({ id }) => !right.has(Number(id)));
          expect(isLenient ? [] : wrong).toEqual([]);
          const doubted = filters.filter((name) => question[name] !== undefined && proven.has(name));
          const isHonest = filters.every(
            (name) => question[name] === undefined || !ignores.includes(wireName[name]),
          );
          const isDoubted = doubted.length > 0 && !isLenient;
          const allowed = isHonest ? [right.size] : isDoubted ? [null, right.size] : [page.count];
          expect(allowed).toContain(page.count);
          expect(page.misfits ?? 0).toBe((page.sent ?? 0) - page.rows.length);
        }
      },
    ),
  );
});

test('A page that is corrected twice keeps what its search found, and counts each misfit', async () => {
  const source = (id: number, type: string) => ({ id, name: 'From', type });
  const rows: readonly Row[] = [
    // Found by something that its row does not show, as a service may.
    { id: 1, name: 'Orders', status: 'running', source_id: 1, source: source(1, 'postgres') },
    { id: 2, name: 'Shop', status: 'running', source_id: 3, source: source(3, 's3') },
    { id: 3, name: 'Shop', status: 'archived', source_id: 1, source: source(1, 'postgres') },
  ];
  const queryClient = createQueryClient(serviceOf(rows, ['search', 'source_type', 'source_id', 'status']));
  const searched = read(listPipelines, { sourceType: 'postgres', status: 'active', search: 'Shop' });
  await queryClient.fetchQuery(searched);
  const expected = { rows: [{ id: 1 }], count: 1, misfits: 2, sent: 3 };
  expect(queryClient.getQueryData(searched.queryKey)).toMatchObject(expected);
  await queryClient.fetchQuery(read(listPipelines, { sourceId: 2 }));
  expect(queryClient.getQueryData(searched.queryKey)).toMatchObject(expected);
});

test('A row that does not tell contradicts nothing', async () => {
  const client = createClient(async ({ url }) =>
    Response.json({
      count: 1,
      next: null,
      results: [
        url.includes('alert')
          ? {
              id: 1,
              name: 'A',
              priority: 'high',
              run_frequency: 900,
              trigger_condition: 'all',
              alert_metrics: [],
            }
          : { id: 1, name: 'A', status: 'running' },
      ],
    }),
  );
  const queryClient = createQueryClient(client);
  const pipelines = await queryClient.fetchQuery(
    read(listPipelines, { sourceType: 's3', sourceId: 3, destinationId: 4 }),
  );
  expect(pipelines).toMatchObject({ count: 1, rows: [{ id: 1 }] });
  expect(pipelines.misfits).toBeUndefined();
});

test('Every filter of a list says which rows fit it', () => {
  const paging = ['page', 'page_size', 'search', 'ordering'];
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lists: readonly Call[] = [listAlerts, listMetrics, listPipelines, listUsers];
  for (const call of lists) {
    const wanted = Object.keys(call.query).filter((name) => !paging.includes(name));
    expect([call.name, ...Object.keys(call.fits ?? {})].toSorted()).toEqual(
      [call.name, ...wanted.map(camel)].toSorted(),
    );
  }
});

test('a first page of active rows is no proof that the service filters: it is asked once for the others', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    name: 'Orders',
    status: index === 24 ? 'archived' : 'running',
    source_id: 1,
    source: { id: 1, name: 'From', type: 's3' },
  }));
  const asked: string[] = [];
  const open = (ignores: readonly string[], counts: object = {}) =>
    createQueryClient(serviceOf(rows, ignores, (search) => asked.push(search.get('status') ?? ''), counts));
  const active = read(listPipelines, { status: 'active' });

  const lenient = open(['status']);
  await lenient.fetchQuery(active);
  await expect.poll(() => lenient.getQueryData(active.queryKey)?.count).toBeNull();
  await lenient.fetchQuery(read(listPipelines, { status: 'active', page: 2 }));
  expect(asked.filter((status) => status === 'archived')).toHaveLength(1);

  asked.length = 0;
  const strict = open([]);
  await strict.fetchQuery(active);
  await expect.poll(() => asked).toContain('archived');
  expect(strict.getQueryData(active.queryKey)?.count).toBe(24);

  // Who counts by status filters by it.
  asked.length = 0;
  await open([], { counts: { running: 24, archived: 1 } }).fetchQuery(active);
  expect(asked).toEqual(['active']);
});

test.each(['ignored', 'obeyed'])(
  'a service that says no status, with a filter that is %s',
  async (filter) => {
    const hooks = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Hook ${index + 1}` }));
    const client = createClient(async ({ url }) => {
      const { searchParams } = new URL(url, 'http://service.example');
      const found =
        filter === 'ignored'
          ? hooks
          : hooks.filter(({ id }) => (id === 12) === (searchParams.get('status') === 'archived'));
      const results = found.slice(0, 10);
      return Response.json({ count: found.length, next: found.length > 10 ? '?next' : null, results });
    });
    const queryClient = createQueryClient(client);
    const active = read(listHooks, { status: 'active' });
    expect((await queryClient.fetchQuery(active)).rows).toHaveLength(10);
    const countOf = () => queryClient.getQueryData(active.queryKey)?.count;
    await expect.poll(countOf).toBe(filter === 'ignored' ? null : 11);
    const archived = await queryClient.fetchQuery(read(listHooks, { status: 'archived' }));
    // Where nothing tells the archived ones apart, none is called archived.
    expect(archived.rows.map(({ id }) => id)).toEqual(filter === 'ignored' ? [] : [12]);
    expect(archived.misfits).toBe(filter === 'ignored' ? 10 : undefined);
  },
);
