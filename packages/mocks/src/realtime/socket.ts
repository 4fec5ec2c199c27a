import { activityTimeoutSeconds, closing, encodeEvent, pongTimeoutMs, type CloseReason } from './protocol.ts';

/** One socket as the hub sees it, whatever carries it. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One socket that was let in: what it listens to, and whether it still lives. */
export interface Socket {
  readonly id: string;
  readonly channels: Set<string>;
  readonly isOpen: boolean;
  send(event: string, data: unknown, channel?: string): void;
  /** Answers with an error; the socket stays open. @param code `null` where the protocol has none */
  fail(code: number | null, message: string): void;
  /** Closes it from our side. */
  close(closing: CloseReason): void;
  /** Notes that the carrier lost it. */
  lost(): void;
  /** Notes a sign of life. */
  heard(): void;
  /** Pings it when it has been silent for long, and closes it when that stays unanswered. @param now in milliseconds */
  checkLife(now: number): void;
}

export function createSocket(id: string, wire: Wire): Socket {
  let isOpen = true;
  /** When the last sign of life was seen; unknown until the next check. */
  let heardAt: number | undefined;
  let isPinged = false;

  const socket: Socket = {
    id,
    channels: new Set(),
    get isOpen() {
      return isOpen;
    },
    send(event, data, channel) {
      if (isOpen) wire.send(encodeEvent(event, data, channel));
    },
    fail: (code, message) => socket.send('pusher:error', { code, message }),
    close(reason) {
      if (!isOpen) return;
      isOpen = false;
      wire.close(...reason);
    },
    lost() {
      isOpen = false;
    },
    heard() {
      heardAt = undefined;
      isPinged = false;
    },
    checkLife(now) {
      heardAt ??= now;
      const silentMs = now - heardAt;
      if (isPinged && silentMs >= activityTimeoutSeconds * 1_000 + pongTimeoutMs) {
        socket.close(closing.noPong);
      } else if (!isPinged && silentMs >= activityTimeoutSeconds * 1_000) {
        isPinged = true;
        socket.send('pusher:ping', {});
      }
    },
  };
  return socket;
}
