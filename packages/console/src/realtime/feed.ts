import { authoriseChannel, decodeRealtimeEvent, type Client } from '@millrace/ui/contract';
import {
  allChannel,
  clientChannel,
  problemOf,
  userChannel,
  type Page,
  type Pipeline,
  type PipelineDetail,
  type User,
} from '@millrace/ui/domain';

import { focusManager, type QueryClient } from '@tanstack/react-query';

import { recordProblemAtom, sessionRenewedAtAtom } from '../atoms/problems.ts';
import { realtimeAtom } from '../atoms/realtime.ts';
import { refreshAtom, refreshSpreadMs } from '../atoms/refresh.ts';
import { pipelineDetailsKey, pipelineLists } from '../queries/pipelines.ts';
import { queryClientOf } from '../queries/queryClient.ts';
import { usageKey } from '../queries/usage.ts';
import type { World } from '../world.ts';
import { applyToPipeline, applyToPipelines } from './applyEvents.ts';
import { createCatchUp } from './catchUp.ts';
import { keepConnected, type RealtimeConnection, type RealtimeSocket } from './connection.ts';
import type { ResourceEvent } from './mergeEvents.ts';
import { createEventQueue, type EventQueueOptions } from './queue.ts';
import { createStaleKeys } from './staleKeys.ts';

/** How often what is on screen is read while live updates are away, in milliseconds, plus as much by chance (F26). */
export const pollMs = 30_000;
const pollSpreadMs = 5_000;

export interface FeedOptions {
  readonly world: World;
  readonly user: User;
  readonly client: Client;
  readonly open: (
    authorise: (channel: string, socketId: string) => Promise<{ auth: string; channel_data?: string }>,
  ) => Promise<RealtimeSocket>;
  /** Whether an announced refresh still means something to this page. */
  readonly wantsRefresh: () => boolean;
  readonly nextFrame?: EventQueueOptions['nextFrame'];
}

export interface Feed {
  /** Writes what has arrived without waiting for a frame. */
  flush(): void;
  stop(): void;
}

type Keys = readonly (readonly unknown[])[];

/** Writes events into every list that is cached; answers with the keys that have to be read again. */
function applyToLists(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const stale: (readonly unknown[])[] = [];
  for (const { query, view } of pipelineLists(queryClient)) {
    const page = queryClient.getQueryData<Page<Pipeline>>(query.queryKey);
    const isReading = query.state.fetchStatus === 'fetching';
    if (page === undefined) {
      if (isReading) stale.push(query.queryKey);
      continue;
    }
    const applied = applyToPipelines(page, view, events);
    // A patch makes no page fresh: its other rows are as old as they were.
    const { dataUpdatedAt: updatedAt } = query.state;
    if (applied.page !== page) queryClient.setQueryData(query.queryKey, applied.page, { updatedAt });
    // An answer on its way may be older than the event, and would undo it.
    if (applied.isStale || (isReading && applied.page !== page)) stale.push(query.queryKey);
  }
  return stale;
}

/** Writes events into the pipelines that are cached one by one; what they have moved is read again. */
function applyToDetails(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const cache = queryClient.getQueryCache();
  return events.flatMap((event) => {
    const query = cache.find<PipelineDetail>({ queryKey: [...pipelineDetailsKey, event.id] });
    if (query === undefined) return [];
    const isReading = query.state.fetchStatus === 'fetching';
    const moved = usageKey(event.id);
    const detail = query.state.data;
    if (detail === undefined) return isReading ? [query.queryKey] : [];
    const applied = applyToPipeline(detail, event);
    const { dataUpdatedAt: updatedAt } = query.state;
    if (applied.row !== detail) queryClient.setQueryData(query.queryKey, applied.row, { updatedAt });
    const isStale = applied.isStale || (isReading && applied.row !== detail);
    return isStale ? [query.queryKey, moved] : [moved];
  });
}

/** Brings the cache up to date; answers with the keys that have to be read again. */
function applyToCache(queryClient: QueryClient, events: readonly ResourceEvent[]): Keys {
  const ofPipelines = events.filter(({ resource }) => resource === 'pipeline');
  const others = new Set(
    events.map(({ resource }) => resource).filter((resource) => resource !== 'pipeline'),
  );
  return [
    ...(ofPipelines.length > 0 ? applyToLists(queryClient, ofPipelines) : []),
    ...applyToDetails(queryClient, ofPipelines),
    ...[...others].map((resource) => [resource]),
  ];
}

/** Brings one person's world up to date for as long as it lasts. The world is held: a late event lands in its own. */
export function startFeed({ world, user, client, open, wantsRefresh, nextFrame }: FeedOptions): Feed {
  const { store } = world;
  const queryClient = queryClientOf(world);
  const stale = createStaleKeys({
    refresh: (queryKey) => void queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
    isBusy: (queryKey) => queryClient.isFetching({ queryKey }) > 0,
  });
  const queue = createEventQueue({
    flush: (events) => applyToCache(queryClient, events).forEach((key) => stale.mark(key)),
    nextFrame,
  });
  const catchUp = createCatchUp({ queryClient });
  let connection: RealtimeConnection | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let refresh: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let isStopped = false;

  const planPoll = () => {
    poll = setTimeout(
      () => {
        // Nobody looks at a hidden tab; what is stale is read when it is looked at again.
        if (focusManager.isFocused()) stale.mark([]);
        planPoll();
      },
      pollMs + Math.random() * pollSpreadMs,
    );
  };
  const onMessage = (channel: string, name: string, data: unknown) => {
    const event = decodeRealtimeEvent(name, data);
    if (event === null) return;
    if (event.kind === 'refreshApp') {
      if (!wantsRefresh() || store.get(refreshAtom) !== 'none') return;
      store.set(refreshAtom, 'announced');
      refresh = setTimeout(() => store.set(refreshAtom, 'due'), Math.random() * refreshSpreadMs);
      return;
    }
    // What everybody hears must not carry anybody's data (docs/threats.md T-10).
    queue.add(channel === allChannel ? { ...event, fields: undefined } : event);
  };
  const authorise = async (channel: string, socketId: string) => {
    try {
      return await client(authoriseChannel, { body: { channelName: channel, socketId } });
    } catch (error) {
      const problem = problemOf(error);
      const isRefusal = problem.kind === 'http' && (problem.status === 401 || problem.status === 403);
      if (isRefusal) connection?.giveUp(channel);
      isRefused ||= isRefusal;
      // The guard verifies a 401 before it believes it.
      store.set(recordProblemAtom, authoriseChannel.name, { kind: authoriseChannel.kind, problem });
      throw error;
    }
  };

  const connect = async () => {
    const socket = await open(authorise).catch(() => undefined);
    if (isStopped) return socket?.disconnect();
    if (socket === undefined) {
      // The library's chunk did not come: the page says so, and asks for itself instead.
      store.set(realtimeAtom, 'paused');
      return planPoll();
    }
    connection = keepConnected({
      channels: [allChannel, userChannel(user.id), clientChannel(user.client.id)],
      socket,
      onMessage,
      onSubscribed: catchUp.subscribed,
      onState(state) {
        store.set(realtimeAtom, state);
        clearTimeout(poll);
        if (state === 'paused') planPoll();
      },
    });
  };
  const reconnect = () => {
    if (!isRefused) return;
    isRefused = false;
    connection?.close();
    void connect();
  };

  store.set(realtimeAtom, 'connecting');
  void connect();
  // Channels that were refused while the session was gone are asked for again once there is one (F6).
  const endFollowing = store.sub(sessionRenewedAtAtom, reconnect);

  return {
    flush: () => queue.flushNow(),
    stop() {
      isStopped = true;
      endFollowing();
      clearTimeout(poll);
      clearTimeout(refresh);
      catchUp.close();
      stale.close();
      queue.close();
      connection?.close();
    },
  };
}
