import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A client that opens a connection for a request sends it within this time, in milliseconds. */
const requestDelayMs = 250;

/**
 * Closes the connections of a server that wait for a request: those between two requests, and those that a browser
 * opened in advance. Node counts the latter as active.
 * @returns closes them, and resolves when all of them are closed or carry a request
 */
export function trackIdleConnections(server: Server): () => Promise<void> {
  /** Since when each connection waits for its first request. */
  const spare = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    spare.set(socket, performance.now());
    socket.once('close', () => spare.delete(socket));
  });
  const used = ({ socket }: IncomingMessage): void => void spare.delete(socket);
  server.on('request', used).on('upgrade', used);
  return async () => {
    server.closeIdleConnections();
    await Promise.all(
      [...spare].map(async ([socket, since]) => {
        const rest = since + requestDelayMs - performance.now();
        if (rest > 0) await delay(rest);
        if (spare.has(socket)) socket.destroy();
      }),
    );
  };
}
