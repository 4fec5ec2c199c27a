import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { binaryRefusal } from '../realtime/protocol.ts';
import { isCrossOrigin } from '../service/core/crossOrigin.ts';
import { sessionIdOf, type TwinSessions } from './twinSessions.ts';

/** Takes a connection that asks to become a socket to its session's hub. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const refuse = (socket: Duplex, status: string): void => {
  // Unheard, the error of a client that is gone already would end the process.
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', '', ''].join('\r\n'));
};

/** Carries the hubs of all sessions over real sockets. */
export function createSocketServer(sessions: TwinSessions): { readonly upgrade: Upgrade; close(): void } {
  const socketServer = new WebSocketServer({ noServer: true, maxPayload: 65_536 });
  return {
    upgrade(request, socket, head): void {
      const { origin, host = '', 'sec-fetch-site': site } = request.headers;
      // A socket is not bound by the same-origin rule, so a page elsewhere could open one with our cookies.
      if (isCrossOrigin({ origin, site }, host)) return refuse(socket, '403 Forbidden');
      const service = sessions.get(sessionIdOf(request.headers));
      if (!service) return refuse(socket, '410 Gone');
      socketServer.handleUpgrade(request, socket, head, (peer) => {
        const connection = service.hub.open(
          { send: (text) => peer.send(text), close: (code, reason) => peer.close(code, reason) },
          `ws://${host}${request.url}`,
        );
        peer.on('message', (data, isBinary) => {
          if (isBinary) peer.close(...binaryRefusal);
          else void connection.receive(String(data));
        });
        peer.on('ping', connection.heard).on('pong', connection.heard);
        peer.on('close', connection.closed);
        // A peer that breaks the protocol is closed by ws itself; unheard, the error would end the process.
        peer.on('error', connection.closed);
      });
    },
    close() {
      for (const peer of socketServer.clients) peer.terminate();
      socketServer.close();
    },
  };
}
