import { authoriseChannel, decodeRealtimeEvent, type Client } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import { realtimeGraceMs } from '@millrace/ui/domain/realtime';
import { isUnauthorised, problemOf } from '@millrace/ui/domain/remote';
import { onlineManager, type QueryKey } from '@tanstack/react-query';

import { recordProblemAtom, sessionRenewedAtAtom } from '../data/problems.ts';
import { queryClientOf } from '../data/queryClient.ts';
import { refetchesOf } from '../data/refetches.ts';
import { doubtMs } from '../data/refetchQueue.ts';
import { loadInBackground } from '../kit/loadCode.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import { refreshAtom, refreshSpreadMs } from '../session/refresh.ts';
import { applyToCache } from './applyToCache.ts';
import { createCatchUp } from './catchUp.ts';
import { keepConnected, type RealtimeConnection, type RealtimeSocket } from './connection.ts';
import { channelsOf, ownEventName, type RealtimeNames } from './names.ts';
import { createEventQueue, type EventQueueOptions } from './queue.ts';
import { realtimeAtom } from './realtimeState.ts';

export interface FeedOptions {
  readonly scope: SessionScope;
  readonly user: User;
  readonly client: Client;
  readonly open: (
    authorise: (channel: string, socketId: string) => Promise<{ auth: string; channel_data?: string }>,
  ) => Promise<RealtimeSocket>;
  /** Whether an announced refresh still applies to this page. */
  readonly wantsRefresh: () => boolean;
  readonly nextFrame?: EventQueueOptions['nextFrame'];
  /** @default ours */
  readonly names?: RealtimeNames;
}

export interface Feed {
  /** Applies queued events without waiting for a frame. */
  flush(): void;
  stop(): void;
}

/**
 * Keeps one session scope up to date while it lasts. The feed keeps a reference to its scope, so that a late
 * event does not reach another one.
 */
export function startFeed({
  scope,
  user,
  client,
  open,
  wantsRefresh,
  nextFrame,
  names = {},
}: FeedOptions): Feed {
  const channels = channelsOf(user, names);
  const { store } = scope;
  const queryClient = queryClientOf(scope);
  const stale = refetchesOf(queryClient);
  const onDoubt = (key: QueryKey) => stale.mark(key, doubtMs);
  const queue = createEventQueue({
    flush: (events) => applyToCache(queryClient, events, { onDoubt }).forEach((key) => stale.mark(key)),
    nextFrame,
  });
  const catchUp = createCatchUp({ queryClient });
  let connection: RealtimeConnection | undefined;
  let refresh: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let isStopped = false;

  const onMessage = (channel: string, name: string, data: unknown) => {
    const event = decodeRealtimeEvent(ownEventName(name, names), data);
    if (event === null) return;
    if (event.kind === 'refreshApp') {
      if (!wantsRefresh() || store.get(refreshAtom) !== 'none') return;
      store.set(refreshAtom, 'announced');
      refresh = setTimeout(() => store.set(refreshAtom, 'due'), Math.random() * refreshSpreadMs);
      return;
    }
    // The public channel must not carry personal data, so its events are only hints (docs/threats.md T-10).
    const { kind, resource, id } = event;
    queue.add(channel === channels.all ? { kind, resource, id } : event);
  };
  const authorise = async (channel: string, socketId: string) => {
    try {
      const permit = await client(authoriseChannel, { body: { channelName: channel, socketId } });
      if (isStopped) throw new Error('Live updates have ended.');
      return permit;
    } catch (error) {
      const problem = problemOf(error);
      const isRefusal = isUnauthorised(problem);
      if (isRefusal) connection?.giveUp(channel);
      isRefused ||= isRefusal;
      // The guard verifies a refusal before it signs the person out.
      store.set(recordProblemAtom, authoriseChannel.name, { kind: authoriseChannel.kind, problem });
      throw error;
    }
  };

  // The library is a separate chunk, which can fail to load (F29).
  const openSocket = async () => {
    const socket = await open(authorise);
    if (isStopped) socket.disconnect();
    return socket;
  };
  const listen = (socket: RealtimeSocket) => {
    clearTimeout(grace);
    connection = keepConnected({
      channels: Object.values(channels),
      socket,
      onMessage,
      onSubscribed: catchUp.subscribed,
      onState(state) {
        if (store.get(realtimeAtom) === 'live' && state !== 'live') catchUp.lost();
        store.set(realtimeAtom, state);
      },
    });
  };
  const grace = setTimeout(() => store.set(realtimeAtom, 'paused'), realtimeGraceMs);
  store.set(realtimeAtom, 'connecting');
  let opening = loadInBackground(openSocket, listen);
  const reconnect = () => {
    if (!isRefused) return;
    isRefused = false;
    connection?.close();
    opening.stop();
    opening = loadInBackground(openSocket, listen);
  };

  // Channels that were refused while the session was gone are retried once there is one (F6).
  const endFollowing = store.sub(sessionRenewedAtAtom, reconnect);
  const endRetries = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    opening.now();
    connection?.retry();
  });

  return {
    flush: () => queue.flushNow(),
    stop() {
      isStopped = true;
      endFollowing();
      endRetries();
      opening.stop();
      clearTimeout(grace);
      clearTimeout(refresh);
      catchUp.close();
      stale.close();
      queue.close();
      connection?.close();
    },
  };
}
