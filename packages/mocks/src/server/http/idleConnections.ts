import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A client that opens a connection for a request sends it within this time, in milliseconds. */
const requestDelayMs = 250;

/**
 * Closes the connections of a server that wait for a request: those between two requests, and those that a browser
 * opened in advance. Node counts the latter as active.
 */
export function trackIdleConnections(server: Server): () => void {
  /** Since when each connection waits for its first request. */
  const spare = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    spare.set(socket, performance.now());
    socket.once('close', () => spare.delete(socket));
  });
  const used = ({ socket }: IncomingMessage): void => void spare.delete(socket);
  server.on('request', used).on('upgrade', used);
  return () => {
    server.closeIdleConnections();
    for (const [socket, since] of spare) {
      const close = () => void (spare.has(socket) && socket.destroy());
      const rest = since + requestDelayMs - performance.now();
      if (rest > 0) setTimeout(close, rest).unref();
      else close();
    }
  };
}
