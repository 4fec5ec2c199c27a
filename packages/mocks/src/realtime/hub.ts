import { signChannel, verifyChannel } from './signature.ts';

/** One socket as the hub sees it, whatever carries it. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
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

interface Socket {
  readonly id: string;
  readonly wire: Wire;
  readonly channels: Set<string>;
  isOpen: boolean;
  /** When the last sign of life was seen; unknown until the next tick. */
  heardAt: number | undefined;
  isPinged: boolean;
}

/** What the client is told in the handshake, in seconds. */
const activityTimeout = 120;
/** How long a ping may stay unanswered, in milliseconds. */
const pongTimeoutMs = 30_000;
/** The protocol's limit, in bytes. */
const longestMessage = 10_240;

const closing = {
  unknownKey: [4001, 'Application does not exist'],
  wrongPath: [4005, 'Path not found'],
  badVersion: [4006, 'Invalid version string format'],
  unsupportedVersion: [4007, 'Unsupported protocol version'],
  noVersion: [4008, 'No protocol version supplied'],
  overCapacity: [4100, 'Over capacity'],
  noPong: [4201, 'Pong reply not received in time'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export function createHub({ key, secret }: HubOptions): Hub {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let serial = 0;

  const send = ({ wire, isOpen }: Socket, event: string, data: unknown, channel?: string) => {
    // The payload is JSON inside JSON: that is how the protocol has it.
    if (isOpen) wire.send(JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) }));
  };
  const fail = (socket: Socket, code: number | null, message: string) =>
    send(socket, 'pusher:error', { code, message });
  const close = (socket: Socket, [code, reason]: readonly [number, string]) => {
    if (!socket.isOpen) return;
    socket.isOpen = false;
    sockets.delete(socket);
    socket.wire.close(code, reason);
  };

  const whyNot = (address: URL): readonly [code: number, reason: string] | undefined => {
    const appKey = /\/app\/([^/]+)\/?$/.exec(address.pathname)?.[1];
    if (appKey === undefined) return closing.wrongPath;
    if (decodeURIComponent(appKey) !== key) return closing.unknownKey;
    const version = address.searchParams.get('protocol');
    if (version === null) return closing.noVersion;
    if (!/^\d+$/.test(version)) return closing.badVersion;
    if (Number(version) < 5 || Number(version) > 7) return closing.unsupportedVersion;
    return isRefusing ? closing.overCapacity : undefined;
  };

  const subscribe = async (socket: Socket, { channel, auth }: Readonly<Record<string, unknown>>) => {
    if (typeof channel !== 'string' || !/^[\w\-=@,.;]{1,164}$/.test(channel)) {
      return fail(socket, null, 'Invalid channel name');
    }
    const isGuarded = channel.startsWith('private-') || channel.startsWith('presence-');
    if (isGuarded && !(await verifyChannel({ key, secret, socketId: socket.id, channel, auth }))) {
      return send(
        socket,
        'pusher:subscription_error',
        { type: 'AuthError', error: 'The signature does not fit this socket and channel.', status: 401 },
        channel,
      );
    }
    socket.channels.add(channel);
    send(socket, 'pusher_internal:subscription_succeeded', {}, channel);
  };

  const receive = async (socket: Socket, text: string) => {
    if (!socket.isOpen) return;
    socket.heardAt = undefined;
    socket.isPinged = false;
    if (text.length > longestMessage) return fail(socket, 4301, 'The message is too long');
    const message = parseMessage(text);
    if (!message) return fail(socket, null, 'Invalid message');
    if (message.event === 'pusher:ping') return send(socket, 'pusher:pong', {});
    if (message.event === 'pusher:pong') return;
    if (message.event === 'pusher:subscribe') return subscribe(socket, message.data);
    if (message.event === 'pusher:unsubscribe')
      return void socket.channels.delete(String(message.data.channel));
    if (message.event.startsWith('client-')) return fail(socket, 4301, 'Client events are not enabled');
    return fail(socket, null, `Unknown event ${message.event}`);
  };

  return {
    open(wire, address) {
      const refusal = whyNot(new URL(address));
      if (refusal) {
        wire.close(...refusal);
        return { receive: async () => {}, closed() {} };
      }
      serial += 1;
      const id = `${1_000 + serial}.${7_919 * serial}`;
      const socket: Socket = {
        id,
        wire,
        channels: new Set(),
        isOpen: true,
        heardAt: undefined,
        isPinged: false,
      };
      sockets.add(socket);
      send(socket, 'pusher:connection_established', { socket_id: id, activity_timeout: activityTimeout });
      return {
        receive: (text) => receive(socket, text),
        closed() {
          socket.isOpen = false;
          sockets.delete(socket);
        },
      };
    },
    publish(channel, event, data) {
      for (const socket of sockets) if (socket.channels.has(channel)) send(socket, event, data, channel);
    },
    authorise: (socketId, channel) => signChannel({ key, secret, socketId, channel }),
    tick(now) {
      for (const socket of sockets) {
        socket.heardAt ??= now;
        const silentMs = now - socket.heardAt;
        if (socket.isPinged && silentMs >= activityTimeout * 1_000 + pongTimeoutMs)
          close(socket, closing.noPong);
        else if (!socket.isPinged && silentMs >= activityTimeout * 1_000) {
          socket.isPinged = true;
          send(socket, 'pusher:ping', {});
        }
      }
    },
    drop(code) {
      for (const socket of sockets) close(socket, [code, 'Closed by the service']);
    },
    refuse(refusing) {
      isRefusing = refusing;
    },
    sockets: () => [...sockets].map(({ id, channels }) => ({ id, channels: [...channels] })),
  };
}

interface Message {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message) || typeof message.event !== 'string') return undefined;
    return { event: message.event, data: isRecord(message.data) ? message.data : {} };
  } catch {
    return undefined;
  }
}
