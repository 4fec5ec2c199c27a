import {
  createClient,
  getPipeline,
  listDestinations,
  listPipelineCollections,
  listPipelines,
  listSources,
  listTunnels,
} from '@millrace/ui/contract';
import { toId, type Pipeline, type PipelineDetail } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import { pipelineListView } from '@millrace/ui/domain/views';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sessionRenewedAtAtom, storedUnauthorisedAtom } from '../data/problems.ts';
import { queryClientOf } from '../data/queryClient.ts';
import { read } from '../data/read.ts';
import { pipelinesQuery } from '../pipelines/data/pipelineReads.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { refreshAtom } from '../session/refresh.ts';
import { ada } from '../session/user.test.data.ts';
import { catchUpDelays } from './catchUp.ts';
import type { RealtimeChannel, RealtimeSocket } from './connection.ts';
import { startFeed, type FeedOptions } from './feed.ts';
import { realtimeAtom } from './realtimeState.ts';
import { mostRepeats } from './seen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mine = 'private-client-9';

/** A feed into a scope with one list on screen, and the service behind both. */
async function setUp(options: Partial<FeedOptions> = {}) {
  const rows = [1, 2].map((id) => ({ id, name: `Pipeline ${id}`, status: 'running', rev: 1 }));
  let lists = 0;
  const reads = new Map<string, number>();
  let authStatus = 200;
  const client = createClient(async ({ call }) => {
    if (call.name === 'authoriseChannel') {
      return new Response(JSON.stringify({ auth: 'key:signature' }), { status: authStatus });
    }
    if (call.name === 'listPipelines') lists += 1;
    reads.set(call.name, (reads.get(call.name) ?? 0) + 1);
    return new Response(JSON.stringify({ count: rows.length, results: rows }));
  });
  const scope = createSessionScopes(client).admit({ state: 'signedIn', user: ada });
  const queryClient = queryClientOf(scope);
  const query = pipelinesQuery(pipelineListView.defaults);
  const seen: (Page<Pipeline> | undefined)[] = [];
  const observer = new QueryObserver(queryClient, query);
  observer.subscribe(({ data }) => seen.push(data));
  await vi.advanceTimersByTimeAsync(0);

  const listeners = new Map<string, (event: string, data: unknown) => void>();
  let disconnects = 0;
  let authorise: Parameters<FeedOptions['open']>[0] | undefined;
  const socket: RealtimeSocket = {
    connection: { state: 'connected', bind: () => undefined },
    connect: () => undefined,
    disconnect: () => (disconnects += 1),
    unsubscribe: () => undefined,
    subscribe: (name): RealtimeChannel => ({
      subscribed: true,
      subscriptionPending: false,
      bind_global: (callback) => listeners.set(name, callback),
    }),
  };
  const frames: (() => void)[] = [];
  const feed = startFeed({
    scope,
    user: ada,
    client,
    open: async (ask) => {
      authorise = ask;
      return socket;
    },
    wantsRefresh: () => true,
    nextFrame: (callback) => frames.push(callback),
    ...options,
  });
  await vi.advanceTimersByTimeAsync(0);
  return {
    scope,
    queryClient,
    feed,
    rows,
    listeners,
    lists: () => lists,
    reads: (name: string) => reads.get(name) ?? 0,
    page: () => queryClient.getQueryData<Page<Pipeline>>(query.queryKey),
    publish: (channel: string, event: string, data: unknown) => listeners.get(channel)?.(event, data),
    drawFrame: () => frames.splice(0).forEach((callback) => callback()),
    disconnects: () => disconnects,
    ask: (channel: string) => authorise?.(channel, '1.2'),
    refuseWith: (status: number) => (authStatus = status),
  };
}

const change = (fields: object) => ({ resource_id: 1, resource_delta: fields });

describe('A feed', () => {
  test('subscribes to the public channel, the person’s and the client’s', async () => {
    const { listeners, scope } = await setUp();
    expect([...listeners.keys()]).toEqual(['all', 'private-user-1', mine]);
    expect(scope.store.get(realtimeAtom)).toBe('live');
  });

  test('applies events of the client’s channel once a frame, without a request', async () => {
    const { publish, drawFrame, page, lists } = await setUp();
    const before = page();
    publish(mine, 'pipeline_updated', change({ rev: 2, status: 'paused' }));
    expect(page()).toBe(before);
    drawFrame();
    expect(page()?.rows[0]).toMatchObject({ status: 'paused', rev: 2 });
    expect(page()?.rows[1]).toBe(before?.rows[1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lists()).toBe(1);
  });

  test('does not wait for a frame in a hidden tab', async () => {
    const { publish, feed, page } = await setUp();
    publish(mine, 'pipeline_updated', change({ rev: 2, name: 'Renamed' }));
    feed.flush();
    expect(page()?.rows[0]?.name).toBe('Renamed');
  });

  test('treats events of the public channel as hints only (T-10)', async () => {
    const { publish, drawFrame, page, lists } = await setUp();
    publish('all', 'pipeline_updated', change({ rev: 2, name: 'Of another tenant' }));
    drawFrame();
    expect(page()?.rows[0]?.name).toBe('Pipeline 1');
    await vi.advanceTimersByTimeAsync(250);
    expect(lists()).toBe(2);
  });

  test('refetches everything on screen once after subscribing', async () => {
    const { publish, lists } = await setUp();
    for (const channel of ['all', 'private-user-1', mine])
      publish(channel, 'pusher:subscription_succeeded', {});
    await vi.advanceTimersByTimeAsync(catchUpDelays.first.leastMs - 1);
    expect(lists()).toBe(1);
    await vi.advanceTimersByTimeAsync(catchUpDelays.first.spreadMs + 1);
    expect(lists()).toBe(2);
  });

  test('ignores unknown and invalid events (T-28)', async () => {
    const { publish, drawFrame, page, lists } = await setUp();
    const before = page();
    publish(mine, 'pipeline_exploded', change({ rev: 2 }));
    publish(mine, 'pipeline_updated', 'junk');
    publish(mine, 'pipeline_updated', { resource_id: -1 });
    drawFrame();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page()).toBe(before);
    expect(lists()).toBe(1);
  });

  test('does not make the list fresher', async () => {
    const { publish, drawFrame, queryClient } = await setUp();
    const ages = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.dataUpdatedAt);
    const before = ages();
    await vi.advanceTimersByTimeAsync(5_000);
    publish(mine, 'pipeline_updated', change({ rev: 2, records_last_24h: 7 }));
    drawFrame();
    expect(ages()).toEqual(before);
  });
});

describe('A change that the page may have missed', () => {
  const reads = async (...events: readonly object[]) => {
    const { publish, drawFrame, page, lists, rows } = await setUp();
    for (const event of events) {
      publish(mine, 'pipeline_updated', event);
      drawFrame();
    }
    Object.assign(Object(rows[0]), page()?.rows[0]);
    await vi.advanceTimersByTimeAsync(29_000);
    const soon = lists() - 1;
    await vi.advanceTimersByTimeAsync(60_000);
    return { soon, later: lists() - 1 - soon, row: page()?.rows[0] };
  };
  const other = (rev: number, fields: object = { records_last_24h: rev }) => ({
    resource_id: 9,
    resource_delta: { rev, ...fields },
  });

  test('causes one read, and what came shows at once', async () => {
    const { row, ...counts } = await reads(change({ rev: 4, status: 'paused' }));
    expect(row).toMatchObject({ rev: 4, status: 'paused' });
    expect(counts).toEqual({ soon: 1, later: 0 });
  });

  test('causes one read if it comes late, and brings nothing back', async () => {
    const { row, ...counts } = await reads(
      change({ rev: 2, name: 'New' }),
      { resource_data: { id: 1, name: 'Old', status: 'draft', rev: 1 }, rev: 1 },
      change({ rev: 2, name: 'New' }),
    );
    expect(row?.name).toBe('New');
    expect(counts).toEqual({ soon: 1, later: 0 });
  });

  test('of a row that is not shown causes one read once a later event tells', async () => {
    expect(await reads(other(5), other(7))).toMatchObject({ soon: 1, later: 0 });
  });

  test('of such a row may be noticed within half a minute while nothing tells', async () => {
    expect(await reads(other(5), other(6))).toMatchObject({ soon: 0, later: 1 });
  });

  test('without a revision causes one read', async () => {
    const { row, ...counts } = await reads(change({ status: 'paused' }));
    expect(row).toMatchObject({ status: 'paused' });
    expect(counts).toEqual({ soon: 1, later: 0 });
  });
});

describe('An answer that is older than an event', () => {
  test('is read again, three times at most', async () => {
    const { publish, drawFrame, page, lists, rows } = await setUp();
    publish(mine, 'pipeline_updated', change({ rev: 3, status: 'paused' }));
    drawFrame();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lists()).toBe(1 + 1 + mostRepeats);
    Object.assign(Object(rows[0]), { rev: 4, name: 'Moved' });
    publish(mine, 'pipeline_updated', change({ rev: 4, name: 'Moved' }));
    drawFrame();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lists()).toBe(1 + 1 + mostRepeats + 1);
    expect(page()?.rows[0]).toMatchObject({ rev: 4, name: 'Moved' });
  });
});

describe('A pipeline on a detail page', () => {
  test('follows its events, and what it moved is refetched', async () => {
    const { publish, drawFrame, queryClient, reads } = await setUp();
    const detail: PipelineDetail = {
      id: toId<'pipeline'>(1),
      name: 'Pipeline 1',
      status: 'starting',
      rev: 1,
      syncMappings: [],
    };
    const id = toId<'pipeline'>(1);
    const { queryKey } = read(getPipeline, { id });
    queryClient.setQueryData<PipelineDetail>([...queryKey], detail);
    const collections = new QueryObserver(queryClient, read(listPipelineCollections, { id }));
    const stop = collections.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    publish(mine, 'pipeline_updated', change({ rev: 2, status: 'running' }));
    drawFrame();
    expect(queryClient.getQueryData(queryKey)).toEqual({ ...detail, status: 'running', rev: 2 });
    await vi.advanceTimersByTimeAsync(250);
    expect(reads('listPipelineCollections')).toBe(2);
    stop();
  });
});

describe('Every query of a resource follows its events', () => {
  test('the pipelines of one source, when a pipeline gets another source', async () => {
    const { publish, drawFrame, queryClient, lists, rows } = await setUp();
    const used = new QueryObserver(
      queryClient,
      read(listPipelines, { status: 'active', sourceId: toId<'source'>(4) }),
    );
    const stop = used.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(Object(rows[0]), { rev: 2, name: 'Renamed' });
    publish(mine, 'pipeline_updated', change({ rev: 2, name: 'Renamed' }));
    drawFrame();
    expect(used.getCurrentResult().data?.rows[0]?.name).toBe('Renamed');
    const before = lists();
    await vi.advanceTimersByTimeAsync(2_250);
    publish(mine, 'pipeline_updated', { resource_id: 9, resource_delta: { rev: 2, source_id: 4 } });
    drawFrame();
    await vi.advanceTimersByTimeAsync(2_250);
    // Two queries: the list on screen and the pipelines of the source.
    expect(lists()).toBe(before + 4);
    stop();
  });

  test('a query that the table does not list, whatever it reads', async () => {
    const { publish, drawFrame, queryClient } = await setUp();
    let reads = 0;
    const of = (queryKey: readonly unknown[]) =>
      new QueryObserver(queryClient, { queryKey, queryFn: () => (reads += 1) });
    const stops = [of(['pipeline', 'of', 'source', 4]), of(['pipeline', 'getOther', { id: 7 }])].map((one) =>
      one.subscribe(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(0);
    publish(mine, 'pipeline_updated', change({ rev: 2, name: 'Renamed' }));
    drawFrame();
    await vi.advanceTimersByTimeAsync(250);
    // The other query is about another pipeline.
    expect(reads).toBe(2 + 1);
    stops.forEach((stop) => stop());
  });

  test.each([
    ['source', listSources, { data_store: 'postgres', config: {} }],
    ['destination', listDestinations, { config: { destination_type: 's3' } }],
    ['tunnel', listTunnels, { type: 1 }],
  ] as const)(
    'a list of %ss: a change shows at once, another row causes one refetch',
    async (resource, call, more) => {
      const { publish, drawFrame, queryClient, rows, reads } = await setUp();
      for (const row of rows) Object.assign(row, more, { status: 'active' });
      const list = new QueryObserver(queryClient, read<typeof listTunnels>(Object(call), {}));
      const stop = list.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      publish(mine, `${resource}_updated`, { resource_id: 2, resource_delta: { name: 'Renamed' } });
      drawFrame();
      expect(list.getCurrentResult().data?.rows.map(({ name }) => name)).toEqual(['Pipeline 1', 'Renamed']);
      publish(mine, `${resource}_created`, { resource_data: { id: 4, name: 'Another' } });
      drawFrame();
      await vi.advanceTimersByTimeAsync(250);
      expect(reads(call.name)).toBe(2);
      stop();
    },
  );
});

describe('An announced refresh', () => {
  test('is announced at once and due within half a minute', async () => {
    const { publish, scope } = await setUp();
    publish('all', 'refresh_app', {});
    expect(scope.store.get(refreshAtom)).toBe('announced');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(scope.store.get(refreshAtom)).toBe('due');
    publish(mine, 'refresh_app', {});
    expect(scope.store.get(refreshAtom)).toBe('due');
  });

  test('is ignored by a page that has reloaded for it', async () => {
    const { publish, scope } = await setUp({ wantsRefresh: () => false });
    publish('all', 'refresh_app', {});
    expect(scope.store.get(refreshAtom)).toBe('none');
  });
});

describe('A channel', () => {
  test('is authorised by the service', async () => {
    const { ask } = await setUp();
    await expect(ask(mine)).resolves.toEqual({ auth: 'key:signature' });
  });

  test('that is refused with 403 makes live updates unavailable, not live', async () => {
    const { ask, refuseWith, scope } = await setUp();
    refuseWith(403);
    await expect(ask(mine)).rejects.toMatchObject({ problem: { status: 403 } });
    expect(scope.store.get(realtimeAtom)).toBe('unavailable');
  });

  test.each([401, 403])('that is refused with %i makes the guard verify the session', async (status) => {
    const { ask, refuseWith, scope } = await setUp();
    refuseWith(status);
    await expect(ask(mine)).rejects.toMatchObject({ problem: { status } });
    expect(scope.store.get(storedUnauthorisedAtom)).toBe('unverified');
  });

  test('that was refused with 401 is retried once there is a session, and only then', async () => {
    const { ask, refuseWith, scope, disconnects, listeners } = await setUp();
    scope.store.set(sessionRenewedAtAtom, 1);
    expect(disconnects()).toBe(0);
    refuseWith(401);
    await expect(ask(mine)).rejects.toMatchObject({ problem: { status: 401 } });
    listeners.clear();
    scope.store.set(sessionRenewedAtAtom, 2);
    await vi.advanceTimersByTimeAsync(100);
    expect(disconnects()).toBe(1);
    expect([...listeners.keys()]).toContain(mine);
  });
});

describe('Without the realtime library', () => {
  const missing = () => Promise.reject(new TypeError('no chunk'));

  test('the page reports it after 15 s, not before', async () => {
    const { scope } = await setUp({ open: missing });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(scope.store.get(realtimeAtom)).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(scope.store.get(realtimeAtom)).toBe('paused');
  });

  test('the library is retried, at once when the network returns, and not by a stopped feed', async () => {
    const open = vi.fn<FeedOptions['open']>(missing);
    const { feed } = await setUp({ open });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(open).toHaveBeenCalledTimes(3);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledTimes(4);
    feed.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open).toHaveBeenCalledTimes(4);
  });
});

test('a stopped feed does nothing', async () => {
  const { feed, publish, drawFrame, page, lists, disconnects } = await setUp();
  const before = page();
  publish(mine, 'pipeline_updated', { resource_id: toId(1) });
  feed.stop();
  drawFrame();
  publish(mine, 'pipeline_deleted', { resource_id: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page()).toBe(before);
  expect([lists(), disconnects()]).toEqual([1, 1]);
});
