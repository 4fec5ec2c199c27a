import { authoriseChannel, decodeRealtimeEvent, type Client } from '@millrace/ui/contract';
import { allChannel, clientChannel, problemOf, userChannel, type User } from '@millrace/ui/domain';
import { focusManager } from '@tanstack/react-query';

import { recordProblemAtom, sessionRenewedAtAtom } from '../atoms/problems.ts';
import { realtimeAtom } from '../atoms/realtime.ts';
import { refreshAtom, refreshSpreadMs } from '../atoms/refresh.ts';
import { queryClientOf } from '../queries/queryClient.ts';
import { refetchesOf } from '../queries/refetches.ts';
import type { SessionScope } from '../sessionScope.ts';
import { applyToCache } from './applyToCache.ts';
import { createCatchUp } from './catchUp.ts';
import { keepConnected, type RealtimeConnection, type RealtimeSocket } from './connection.ts';
import { createPoll } from './poll.ts';
import { createEventQueue, type EventQueueOptions } from './queue.ts';

export interface FeedOptions {
  readonly scope: SessionScope;
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

/** Keeps one session scope up to date as long as it lasts. The scope is held, so that a late event lands in its own. */
export function startFeed({ scope, user, client, open, wantsRefresh, nextFrame }: FeedOptions): Feed {
  const { store } = scope;
  const queryClient = queryClientOf(scope);
  const stale = refetchesOf(queryClient);
  const queue = createEventQueue({
    flush: (events) => applyToCache(queryClient, events).forEach((key) => stale.mark(key)),
    nextFrame,
  });
  const catchUp = createCatchUp({ queryClient });
  // Nobody looks at a hidden tab; what is stale is read when it is looked at again.
  const poll = createPoll(() => focusManager.isFocused() && stale.mark([]));
  let connection: RealtimeConnection | undefined;
  let refresh: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let isStopped = false;

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
      return poll.start();
    }
    connection = keepConnected({
      channels: [allChannel, userChannel(user.id), clientChannel(user.client.id)],
      socket,
      onMessage,
      onSubscribed: catchUp.subscribed,
      onState(state) {
        store.set(realtimeAtom, state);
        if (state === 'paused') poll.start();
        else poll.stop();
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
      poll.stop();
      clearTimeout(refresh);
      catchUp.close();
      stale.close();
      queue.close();
      connection?.close();
    },
  };
}
