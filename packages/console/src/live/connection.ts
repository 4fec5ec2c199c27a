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
  readonly connection: {
    readonly state: string;
    bind(event: string, callback: (payload?: unknown) => void): unknown;
  };
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
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

export interface RealtimeConnection {
  /** The service refuses this channel. It is not requested again, and live updates are unavailable. */
  giveUp(channel: string): void;
  /** The network is back: a lost connection is retried soon. */
  retry(): void;
  close(): void;
}

/**
 * How long a lost connection waits before it is opened again, at most, in milliseconds: first, and after each attempt
 * that failed. The whole wait is random, so that the consoles that a restart has disconnected do not come back in step.
 * One console that loses its connection is live again within {@link realtimeGraceMs}.
 */
export const reopenSpreadsMs = [12_000, 20_000, 40_000, 60_000] as const;
/** The same if the service has ended the connection itself, which it does to all at once. */
const endedSpreadMs = 60_000;
/** How long an attempt may take, in milliseconds. */
const attemptMs = 10_000;

/** Whether an error of the library is a code with which the service ends connections. */
function isEndOfService(error: unknown): boolean {
  const code: unknown = Object(Object(error).data).code;
  return typeof code === 'number' && code >= 4100 && code < 4300;
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
  random = Math.random,
}: ConnectionOptions): RealtimeConnection {
  const wanted = new Map<string, RealtimeChannel>();
  const refused = new Set<string>();
  let state: ConnectionState | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let wasConnected = false;
  let wasEnded = false;
  /** The wait for an attempt, or for its end. */
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const stopReopening = () => {
    clearTimeout(reopening);
    reopening = undefined;
    attempts = 0;
  };
  const reopen = (spreadMs = reopenSpreadsMs[Math.min(attempts, reopenSpreadsMs.length - 1)] ?? 0) => {
    clearTimeout(reopening);
    // The library would retry at fixed times.
    socket.disconnect();
    const waiting = setTimeout(() => {
      attempts += 1;
      reopening = setTimeout(reopen, attemptMs);
      socket.connect();
    }, random() * spreadMs);
    reopening = waiting;
    // It goes on with its attempt after the event that has led here.
    queueMicrotask(() => {
      if (reopening === waiting) socket.disconnect();
    });
  };
  const follow = () => {
    const isConnected = socket.connection.state === 'connected';
    if (isConnected) stopReopening();
    const isLost = wasConnected && !isConnected && !isClosed;
    wasConnected = isConnected;
    if (isLost) reopen(wasEnded ? endedSpreadMs : undefined);
    wasEnded = false;
  };
  /** The library plans its own retry: the connection is lost, or the attempt has failed. */
  const onRetryPlanned = () =>
    // It sets its timer after this event.
    queueMicrotask(() => {
      if (isClosed) return;
      if (wasConnected) socket.disconnect();
      else if (attempts > 0 && reopening !== undefined) reopen();
    });

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
    if (reopening !== undefined) return false;
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

  socket.connection.bind('error', (error) => (wasEnded = isEndOfService(error)));
  socket.connection.bind('connecting_in', onRetryPlanned);
  socket.connection.bind('state_change', () => {
    follow();
    review();
  });
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
    retry() {
      if (reopening === undefined) return;
      attempts = 0;
      reopen();
    },
    close() {
      isClosed = true;
      stopReopening();
      clearTimeout(grace);
      clearTimeout(check);
      for (const name of wanted.keys()) socket.unsubscribe(name);
      // The library sends in later tasks, and would send to a closing socket.
      setTimeout(() => socket.disconnect(), closingMs);
    },
  };
}
