import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { channelSignature, realtimeKey } from './accountRoutes.ts';
import { isObject, type Json, textOf } from './http.ts';
import type { Announce } from './world.ts';

/** The Pusher protocol, as far as a page needs it. Events go to every joined channel whose name mentions a client. */
export function serveRealtime(server: Server): { readonly announce: Announce; readonly close: () => void } {
  const sockets = new WebSocketServer({ noServer: true });
  const channels = new Map<WebSocket, Set<string>>();
  let count = 0;
  const send = (socket: WebSocket, event: string, data: Json, channel?: string) =>
    socket.send(
      JSON.stringify({ event, data: JSON.stringify(data), ...(channel !== undefined && { channel }) }),
    );

  server.on('upgrade', (request, stream, head) => {
    if (!request.url?.startsWith(`/app/${realtimeKey}`)) return stream.destroy();
    return sockets.handleUpgrade(request, stream, head, (socket) => {
      const id = `1.${++count}`;
      const joined = new Set<string>();
      channels.set(socket, joined);
      socket.on('close', () => channels.delete(socket));
      socket.on('message', (bytes) => {
        const message: Json = JSON.parse(String(bytes));
        if (!isObject(message)) return;
        const data = message['data'];
        const channel = isObject(data) ? textOf(data['channel']) : '';
        if (message['event'] === 'pusher:ping') send(socket, 'pusher:pong', {});
        if (message['event'] === 'pusher:unsubscribe') joined.delete(channel);
        if (message['event'] !== 'pusher:subscribe') return;
        const isOpen = !/^(private|presence)-/.test(channel);
        if (!isOpen && isObject(data) && data['auth'] !== channelSignature(id, channel)) {
          send(socket, 'pusher:subscription_error', { type: 'AuthError', status: 403 }, channel);
          return;
        }
        joined.add(channel);
        send(socket, 'pusher_internal:subscription_succeeded', {}, channel);
      });
      send(socket, 'pusher:connection_established', { socket_id: id, activity_timeout: 120 });
    });
  });

  return {
    announce(event, data) {
      for (const [socket, joined] of channels)
        for (const channel of joined) if (channel.includes('client')) send(socket, event, data, channel);
    },
    close() {
      for (const socket of channels.keys()) socket.terminate();
      sockets.close();
    },
  };
}
