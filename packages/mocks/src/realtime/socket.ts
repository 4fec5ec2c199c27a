import {
  activityTimeoutSeconds,
  clientEventsPerSecond,
  codes,
  encodeError,
  encodeEvent,
  pongTimeoutMs,
  type CloseReason,
} from './protocol.ts';

/** One socket as the hub sees it, for any carrier. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One accepted socket: its subscriptions, and its liveness. */
export interface Socket {
  readonly id: string;
  readonly channels: Set<string>;
  readonly isOpen: boolean;
  /** Sends a frame unchanged. */
  sendText(text: string): void;
  send(event: string, data: unknown, channel?: string): void;
  /** Answers with an error; the socket stays open. @param code `null` if the protocol has none */
  fail(code: number | null, message: string): void;
  /** Closes it from our side. */
  close(reason: CloseReason): void;
  /** Records that the carrier has lost it. */
  lost(): void;
  /** Records traffic. */
  heard(): void;
  /** Records a client event. @returns whether it exceeds the limit per second */
  isTooFast(): boolean;
  /** Pings it after a long silence, and closes it if the ping stays unanswered. */
  checkLife(): void;
}

/** @param now in milliseconds, by a monotonic clock */
export function createSocket(id: string, wire: Wire, now: () => number): Socket {
  let isOpen = true;
  let heardAt = now();
  let isPinged = false;
  let second = { since: heardAt, events: 0 };

  const end = () => {
    isOpen = false;
    socket.channels.clear();
  };
  const socket: Socket = {
    id,
    channels: new Set(),
    get isOpen() {
      return isOpen;
    },
    sendText(text) {
      if (isOpen) wire.send(text);
    },
    send: (event, data, channel) => socket.sendText(encodeEvent(event, data, channel)),
    fail: (code, message) => socket.sendText(encodeError(code, message)),
    close(reason) {
      if (!isOpen) return;
      end();
      wire.close(...reason);
    },
    lost: end,
    heard() {
      heardAt = now();
      isPinged = false;
    },
    isTooFast() {
      const at = now();
      if (at - second.since >= 1_000) second = { since: at, events: 0 };
      second.events += 1;
      return second.events > clientEventsPerSecond;
    },
    checkLife() {
      const silentMs = now() - heardAt;
      if (isPinged && silentMs >= activityTimeoutSeconds * 1_000 + pongTimeoutMs) {
        socket.close(codes.noPong);
      } else if (!isPinged && silentMs >= activityTimeoutSeconds * 1_000) {
        isPinged = true;
        socket.send('pusher:ping', {});
      }
    },
  };
  return socket;
}
