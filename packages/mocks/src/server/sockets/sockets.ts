import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { binaryRefusal } from '../../realtime/protocol.ts';
import { isCrossOrigin } from '../../service/core/crossOrigin.ts';
import { sessionIdOf, type TwinSessions } from '../control/twinSessions.ts';

/** Passes a WebSocket upgrade to the hub of its session. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const refuse = (socket: Duplex, status: string): void => {
  // Without a listener, the error of a disconnected client would end the process.
  socket.on('error', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status}`, 'Connection: close', '', ''].join('\r\n'));
};

/** Connects the hubs of all sessions to real sockets. */
export function createSocketServer(sessions: TwinSessions): { readonly upgrade: Upgrade; close(): void } {
  const socketServer = new WebSocketServer({ noServer: true, maxPayload: 65_536 });
  return {
    upgrade(request, socket, head): void {
      const { origin, host = '', 'sec-fetch-site': site } = request.headers;
      // The same-origin policy does not apply to sockets, so a foreign page could open one with our cookies.
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
        // ws closes a connection that violates the protocol. Without a listener, the error would end the process.
        peer.on('error', connection.closed);
      });
    },
    close() {
      for (const peer of socketServer.clients) peer.terminate();
      socketServer.close();
    },
  };
}
