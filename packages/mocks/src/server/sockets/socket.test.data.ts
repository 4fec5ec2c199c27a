import { afterEach } from 'vitest';
import { WebSocket } from 'ws';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
}

/** Raw sockets without a protocol library. They end with the test. */
export function rawSockets() {
  const opened = new Set<WebSocket>();
  afterEach(() => {
    for (const socket of opened) socket.terminate();
  });

  /** @param path with its query @param headers such as the one that selects a session of the twin */
  const openRaw = (address: string, path = '/app/millrace-demo?protocol=7', headers = {}) => {
    const socket = new WebSocket(address.replace(/^http/, 'ws') + path, { headers });
    opened.add(socket);
    const frames: Frame[] = [];
    const waiting = new Set<() => void>();
    socket.on('message', (text) => {
      frames.push(JSON.parse(String(text)));
      for (const look of waiting) look();
    });
    const closed = new Promise<readonly [code: number, reason: string]>((resolve) => {
      socket.once('close', (code, reason) => {
        opened.delete(socket);
        resolve([code, String(reason)]);
      });
    });
    // A refusal below the protocol is reported by its close code.
    socket.on('error', () => {});
    return {
      socket,
      frames,
      closed,
      /** The next unread frame with this name. */
      next: (event: string) =>
        new Promise<Frame>((resolve) => {
          const look = () => {
            const index = frames.findIndex((frame) => frame.event === event);
            if (index === -1) return;
            waiting.delete(look);
            resolve(frames.splice(index, 1)[0] ?? { event, data: undefined });
          };
          waiting.add(look);
          look();
        }),
      say: (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data })),
    };
  };
  return { openRaw };
}
