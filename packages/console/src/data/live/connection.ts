import { realtimeGraceMs, reconnectCheckCeilingMs, reconnectCheckMs } from '@millrace/ui/domain/realtime';

import type { RealtimeState } from './realtimeState.ts';

/** The part of a realtime channel that the console uses. */
export interface RealtimeChannel {
  readonly subscribed: boolean;
  readonly subscriptionPending: boolean;
  bind_global(callback: (event: string, data: unknown) => void): unknown;
}

/** The part of the realtime library that the console uses. */
export interface RealtimeSocket {
  readonly connection: { readonly state: string; bind(event: string, callback: () => void): unknown };
  connect(): void;
  disconnect(): void;
  subscribe(name: string): RealtimeChannel;
  unsubscribe(name: string): void;
}

export type ConnectionState = Exclude<RealtimeState, 'off'>;

export interface ConnectionOptions {
  readonly channels: readonly string[];
  readonly socket: RealtimeSocket;
  /** A message that is not about the connection itself. */
  readonly onMessage: (channel: string, event: string, data: unknown) => void;
  /** Called when a channel is subscribed, for the first time or again. Earlier events are not delivered. */
  readonly onSubscribed: (channel: string) => void;
  readonly onState: (state: ConnectionState) => void;
}

export interface RealtimeConnection {
  /** The service refuses this channel. It is not requested again, and live updates are unavailable. */
  giveUp(channel: string): void;
  close(): void;
}

/** Longer than browsers delay a nested timer, in milliseconds. */
const closingMs = 100;

/**
 * Keeps the channels subscribed. The library reconnects by itself in most cases. A periodic check handles the
 * others: a socket that was closed for good, and a failed subscription. Its interval grows from 5 s to a
 * minute.
 */
export function keepConnected({
  channels,
  socket,
  onMessage,
  onSubscribed,
  onState,
}: ConnectionOptions): RealtimeConnection {
  const wanted = new Map<string, RealtimeChannel>();
  const refused = new Set<string>();
  let state: ConnectionState | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const setState = (next: ConnectionState) => {
    if (state === next || isClosed) return;
    state = next;
    onState(next);
  };
  const isLive = () =>
    socket.connection.state === 'connected' && [...wanted.values()].every(({ subscribed }) => subscribed);
  const review = () => {
    // Without one of its channels the page misses changes, however well the others work.
    if (refused.size > 0) {
      clearTimeout(grace);
      return setState('unavailable');
    }
    if (isLive()) {
      clearTimeout(grace);
      grace = undefined;
      return setState('live');
    }
    if (state !== 'paused') setState('connecting');
    // A short gap is not shown (F26).
    grace ??= setTimeout(() => setState('paused'), realtimeGraceMs);
  };

  const reconnectLost = (): boolean => {
    if (['disconnected', 'failed'].includes(socket.connection.state)) {
      socket.connect();
      return true;
    }
    if (socket.connection.state !== 'connected') return false;
    const lost = [...wanted].filter(
      ([, { subscribed, subscriptionPending }]) => !subscribed && !subscriptionPending,
    );
    for (const [name] of lost) socket.subscribe(name);
    return lost.length > 0;
  };
  const planCheck = (delay: number) => {
    check = setTimeout(() => {
      planCheck(reconnectLost() ? Math.min(delay * 2, reconnectCheckCeilingMs) : reconnectCheckMs);
      review();
    }, delay);
  };

  socket.connection.bind('state_change', review);
  for (const name of channels) {
    const channel = socket.subscribe(name);
    wanted.set(name, channel);
    channel.bind_global((event, data) => {
      if (isClosed) return;
      if (event === 'pusher:subscription_succeeded') onSubscribed(name);
      // The library ignores `unsubscribe` while the authorisation is pending, and resubscribes after every
      // reconnect.
      if (event === 'pusher:subscription_error' && refused.has(name)) socket.unsubscribe(name);
      if (event.startsWith('pusher:')) return review();
      onMessage(name, event, data);
    });
  }
  review();
  planCheck(reconnectCheckMs);

  return {
    giveUp(channel) {
      wanted.delete(channel);
      refused.add(channel);
      review();
    },
    close() {
      isClosed = true;
      clearTimeout(grace);
      clearTimeout(check);
      for (const name of wanted.keys()) socket.unsubscribe(name);
      // The library sends in later tasks, and would send to a closing socket.
      setTimeout(() => socket.disconnect(), closingMs);
    },
  };
}
