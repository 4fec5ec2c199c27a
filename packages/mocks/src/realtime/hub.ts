import {
  activityTimeoutSeconds,
  closing,
  isChannelName,
  requiresSignature,
  longestMessage,
  parseMessage,
  refusalOf,
  type CloseReason,
  type Message,
} from './protocol.ts';
import { signChannel, verifyChannel } from './signature.ts';
import { createSocket, type Socket, type Wire } from './socket.ts';

/** An event as it goes out. */
export interface Published {
  readonly channel: string;
  readonly name: string;
  readonly data: unknown;
}

/** What the carrier tells the hub of one socket. */
export interface Connection {
  receive(text: string): Promise<void>;
  closed(): void;
}

export interface HubOptions {
  /** The application key in the socket's address. */
  key: string;
  /** Signs private channels; never leaves the service. */
  secret: string;
  /** Asked of every socket that could be let in: the code to turn it away with. @default nobody is */
  turnAway?: () => number | undefined;
}

/** The realtime service: the Pusher protocol, version 7, without a transport. */
export interface Hub {
  /** Takes up a socket that was opened at `address`. */
  open(wire: Wire, address: string | URL): Connection;
  publish(channel: string, event: string, data: unknown): void;
  /** The answer of the authorisation call that lets this socket into a private channel. */
  authorise(socketId: string, channel: string): Promise<string>;
  /** Asks silent sockets for a sign of life and drops the dead. `now` in milliseconds, by any steady clock. */
  tick(now: number): void;
  /** Closes every socket. @param code as in the protocol: 4000s stay away, 4100s come back later, 4200s at once */
  drop(code: number): void;
  /** Whether new sockets are turned away, as over capacity. */
  refuse(isRefusing: boolean): void;
  sockets(): readonly { readonly id: string; readonly channels: readonly string[] }[];
}

export function createHub({ key, secret, turnAway }: HubOptions): Hub {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let serial = 0;

  const forgetClosed = () => {
    for (const socket of sockets) if (!socket.isOpen) sockets.delete(socket);
  };

  const subscribe = async (socket: Socket, { channel, auth }: Message['data']) => {
    if (!isChannelName(channel)) return socket.fail(null, 'Invalid channel name');
    if (
      requiresSignature(channel) &&
      !(await verifyChannel({ key, secret, socketId: socket.id, channel, auth }))
    ) {
      const error = 'The signature does not fit this socket and channel.';
      return socket.send('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel);
    }
    socket.channels.add(channel);
    socket.send('pusher_internal:subscription_succeeded', {}, channel);
  };

  const receive = async (socket: Socket, text: string) => {
    if (!socket.isOpen) return;
    socket.heard();
    if (text.length > longestMessage) return socket.fail(4301, 'The message is too long');
    const message = parseMessage(text);
    if (!message) return socket.fail(null, 'Invalid message');
    const { event, data } = message;
    if (event === 'pusher:ping') return socket.send('pusher:pong', {});
    if (event === 'pusher:pong') return;
    if (event === 'pusher:subscribe') return subscribe(socket, data);
    if (event === 'pusher:unsubscribe') return void socket.channels.delete(String(data.channel));
    if (event.startsWith('client-')) return socket.fail(4301, 'Client events are not enabled');
    return socket.fail(null, `Unknown event ${event}`);
  };

  const turnedAway = (): CloseReason | undefined => {
    if (isRefusing) return closing.overCapacity;
    const code = turnAway?.();
    return code === undefined ? undefined : [code, 'Turned away'];
  };

  return {
    open(wire, address) {
      const refusal = refusalOf(new URL(address), key) ?? turnedAway();
      if (refusal) {
        wire.close(...refusal);
        return { receive: async () => {}, closed() {} };
      }
      serial += 1;
      const socket = createSocket(`${1_000 + serial}.${7_919 * serial}`, wire);
      sockets.add(socket);
      socket.send('pusher:connection_established', {
        socket_id: socket.id,
        activity_timeout: activityTimeoutSeconds,
      });
      return {
        receive: (text) => receive(socket, text),
        closed() {
          socket.lost();
          sockets.delete(socket);
        },
      };
    },
    publish(channel, event, data) {
      for (const socket of sockets) if (socket.channels.has(channel)) socket.send(event, data, channel);
    },
    authorise: (socketId, channel) => signChannel({ key, secret, socketId, channel }),
    tick(now) {
      for (const socket of sockets) socket.checkLife(now);
      forgetClosed();
    },
    drop(code) {
      for (const socket of sockets) socket.close([code, 'Closed by the service']);
      forgetClosed();
    },
    refuse(refusing) {
      isRefusing = refusing;
    },
    sockets: () => [...sockets].map(({ id, channels }) => ({ id, channels: [...channels] })),
  };
}
