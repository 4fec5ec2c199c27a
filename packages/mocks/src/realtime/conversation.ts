import {
  codes,
  isChannelName,
  kindRefusal,
  longestMessage,
  mostChannels,
  parseMessage,
  requiresSignature,
  type Message,
} from './protocol.ts';
import type { Signer } from './signature.ts';
import type { Socket } from './socket.ts';

type Said = Message['data'];

/** The response to a refused subscription. The socket stays open. */
const refuse = (socket: Socket, channel: string, type: string, error: string, status: number): void =>
  socket.send('pusher:subscription_error', { type, error, status }, channel);

async function subscribe(socket: Socket, { channel, auth }: Said, signer: Signer): Promise<void> {
  if (!isChannelName(channel)) return socket.fail(null, 'Invalid channel name');
  if (socket.channels.has(channel)) return socket.fail(null, `Existing subscription to channel ${channel}`);
  const kind = kindRefusal(channel);
  if (kind !== undefined) return refuse(socket, channel, 'NotOffered', kind, 403);
  if (requiresSignature(channel) && !(await signer.verify(auth, socket.id, channel))) {
    return refuse(socket, channel, 'AuthError', 'The signature does not fit this socket and channel.', 401);
  }
  if (socket.channels.size >= mostChannels) {
    const error = `A socket listens on ${mostChannels} channels at most.`;
    return refuse(socket, channel, 'LimitReached', error, 403);
  }
  // The socket may have closed during authorisation.
  if (!socket.isOpen) return;
  socket.channels.add(channel);
  socket.send('pusher_internal:subscription_succeeded', {}, channel);
}

function unsubscribe(socket: Socket, { channel }: Said): void {
  if (!socket.channels.delete(String(channel))) {
    socket.fail(null, `No current subscription to channel ${String(channel)}`);
  }
}

/** The messages of clients, and their effects. */
const replies: Readonly<
  Record<string, (socket: Socket, data: Said, signer: Signer) => void | Promise<void>>
> = {
  'pusher:ping': (socket) => socket.send('pusher:pong', {}),
  'pusher:pong': () => {},
  'pusher:subscribe': subscribe,
  'pusher:unsubscribe': unsubscribe,
  // The service has no sign-in over a socket (spec §7 has no call for it), so every signature is wrong.
  'pusher:signin': (socket) => socket.close(codes.unauthorised),
};

/** Answers one message of a client. */
export async function converse(socket: Socket, text: string, signer: Signer): Promise<void> {
  if (text.length > longestMessage) return socket.fail(null, 'The message is too long');
  const message = parseMessage(text);
  if (!message) return socket.fail(null, 'Invalid message');
  const { event, data } = message;
  if (event.startsWith('client-')) {
    if (socket.isTooFast()) return socket.fail(...codes.clientEventRate);
    return socket.fail(null, 'Client events are not enabled');
  }
  const reply = Object.hasOwn(replies, event) ? replies[event] : undefined;
  return reply ? reply(socket, data, signer) : socket.fail(null, `Unknown event ${event}`);
}
