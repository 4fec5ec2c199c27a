import { getPipeline, getSource, listPipelines, listSources } from '@millrace/ui/contract';
import type { LiveRow } from '@millrace/ui/domain/realtime';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { cacheAnswer } from './cacheAnswer.ts';

interface Row extends LiveRow {
  readonly recordsLast24h?: number | null;
}

const list = [listPipelines.resource, listPipelines.name, { page: 1 }];
const other = [listPipelines.resource, listPipelines.name, { page: 2 }];
const detail = (id: number) => [getPipeline.resource, getPipeline.name, { id }];
const pageOf = (...rows: readonly Row[]) => ({ rows, count: rows.length });
const row = (more: Partial<Row> = {}): Row => ({ id: 1, name: 'Orders', status: 'running', ...more });

function fill(before: Row) {
  const queryClient = new QueryClient();
  const second: Row = { id: 2, name: 'Shop', status: 'paused' };
  queryClient.setQueryData(list, pageOf(before, second));
  queryClient.setQueryData(other, pageOf({ ...second, id: 3 }));
  queryClient.setQueryData(detail(1), before);
  return {
    queryClient,
    shown: (key: QueryKey = list) => queryClient.getQueryData<ReturnType<typeof pageOf>>(key),
    one: () => queryClient.getQueryData<Row>(detail(1)),
  };
}

describe('The answer of a write', () => {
  test('is in every list that has the row, and in no other', () => {
    const { queryClient, shown, one } = fill(row());
    const before = shown(other);
    // A read of a third page has begun, and has no answer yet.
    const third = [...list.slice(0, 2), { page: 3 }];
    queryClient.getQueryCache().build(queryClient, { queryKey: third });
    cacheAnswer(queryClient, 'pipeline', row({ name: 'Sales', status: 'paused' }));
    expect(shown()?.rows).toEqual([
      row({ name: 'Sales', status: 'paused' }),
      { id: 2, name: 'Shop', status: 'paused' },
    ]);
    expect(shown(other)).toBe(before);
    expect(shown(third)).toBeUndefined();
    expect(one()).toEqual(row({ name: 'Sales', status: 'paused' }));
  });

  test('leaves what it does not name, and assumed fields that are null', () => {
    const { queryClient, one } = fill(row({ recordsLast24h: 7 }));
    const answer = { ...row(), status: undefined, recordsLast24h: null };
    cacheAnswer(queryClient, 'pipeline', answer);
    expect(one()).toEqual(row({ recordsLast24h: 7 }));
    cacheAnswer(queryClient, 'pipeline', { ...row(), sourceId: null } as Row);
    expect(one()).toMatchObject({ sourceId: null });
  });

  test.each([
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
    [null, 1, true],
    [2, null, true],
    [undefined, undefined, true],
    [0, -1, false],
  ])('with a cached revision %s and its own %s: is it shown? %s', async (cached, rev, isShown) => {
    const { queryClient, shown, one } = fill(row({ rev: cached }));
    let reads = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: detail(1),
      queryFn: () => {
        reads += 1;
        return row({ name: 'Read', rev: 9 });
      },
      staleTime: Infinity,
      networkMode: 'always',
    });
    const stop = observer.subscribe(() => undefined);
    cacheAnswer(queryClient, 'pipeline', row({ name: 'Sales', rev }));
    expect([shown()?.rows[0]?.name, one()?.name]).toEqual(
      isShown ? ['Sales', 'Sales'] : ['Orders', 'Orders'],
    );
    // An older answer tells nothing of the row, so the row is read again.
    await vi.waitUntil(() => isShown || reads > 0, { timeout: 10_000 });
    expect(reads > 0).toBe(!isShown);
    stop();
  });

  test('makes the detail of a source, whose rows are whole, and none of a pipeline', () => {
    const queryClient = new QueryClient();
    cacheAnswer(queryClient, 'source', { id: 5, name: 'Shop' });
    expect(queryClient.getQueryData([getSource.resource, getSource.name, { id: 5 }])).toEqual({
      id: 5,
      name: 'Shop',
    });
    cacheAnswer(queryClient, 'pipeline', row());
    expect(queryClient.getQueryData(detail(1))).toBeUndefined();
  });

  test('ends and repeats no read of anything else', async () => {
    const { queryClient } = fill(row());
    const shop = [listSources.resource, listSources.name, {}];
    queryClient.setQueryData(shop, pageOf({ id: 5, name: 'Shop' }));
    let reads = 0;
    const watch = (queryKey: QueryKey) =>
      new QueryObserver(queryClient, {
        queryKey,
        queryFn: () => (reads += 1),
        staleTime: Infinity,
        networkMode: 'always',
      }).subscribe(() => undefined);
    const stops = [watch(shop)];
    const fetching = queryClient.fetchQuery({
      queryKey: [listSources.resource, 'other'],
      queryFn: () => new Promise((resolve) => setTimeout(() => resolve('read'), 20)),
      networkMode: 'always',
    });
    // The first read of another page has nothing that the answer could be older than.
    const first = queryClient.fetchQuery({
      queryKey: [...list.slice(0, 2), { page: 4 }],
      queryFn: () => new Promise((resolve) => setTimeout(() => resolve(pageOf()), 20)),
      networkMode: 'always',
    });
    cacheAnswer(queryClient, 'pipeline', row({ name: 'Sales' }));
    await expect(fetching).resolves.toBe('read');
    await expect(first).resolves.toEqual(pageOf());
    expect(reads).toBe(0);
    for (const stop of stops) stop();
  });

  test('makes the lists stale, and ends reads of them that were under way', async () => {
    const queryClient = new QueryClient();
    const key = [listSources.resource, listSources.name, {}];
    queryClient.setQueryData(key, pageOf({ id: 5, name: 'Shop' }));
    const aborted = new Promise((resolve) => {
      void queryClient.fetchQuery({
        queryKey: key,
        queryFn: ({ signal }) => new Promise(() => signal.addEventListener('abort', resolve)),
        networkMode: 'always',
      });
    });
    cacheAnswer(queryClient, 'source', { id: 5, name: 'Store' });
    await aborted;
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
