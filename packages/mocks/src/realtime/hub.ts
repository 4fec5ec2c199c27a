import { converse } from './conversation.ts';
import {
  activityTimeoutSeconds,
  codes,
  encodeEvent,
  reasonOf,
  refusalOf,
  type CloseReason,
} from './protocol.ts';
import { createSigner } from './signature.ts';
import { createSocket, type Socket, type Wire } from './socket.ts';

/** An event as it goes out. */
export interface Published {
  readonly channel: string;
  readonly name: string;
  readonly data: unknown;
}

/** What the carrier tells the hub of one socket. */
export interface Connection {
  /** A message; several are answered one after the other, in the order in which they came. */
  receive(text: string): Promise<void>;
  /** A sign of life below the protocol, such as a ping of the WebSocket itself. */
  heard(): void;
  closed(): void;
}

export interface HubOptions {
  /** The application key in the socket's address. */
  key: string;
  /** Signs private channels; never leaves the service. */
  secret: string;
  /** Asked of every socket that could be let in: the code to turn it away with. @default nobody is */
  turnAway?: () => number | undefined;
  /** A steady clock, in milliseconds; the service's own can be moved, and sockets would die of it. @default the machine's */
  now?: () => number;
}

/** The realtime service: the Pusher protocol, version 7, without a transport. */
export interface Hub {
  /** Takes up a socket that was opened at `address`. */
  open(wire: Wire, address: string | URL): Connection;
  publish(channel: string, event: string, data: unknown): void;
  /** The answer of the authorisation call that lets this socket into a private channel. */
  authorise(socketId: string, channel: string): Promise<string>;
  /** Asks silent sockets for a sign of life and drops the dead. To be called every second or so. */
  tick(): void;
  /** Closes every socket. @param code as in the protocol: below 4100 stay away, below 4200 come back later, below 4300 at once */
  drop(code: number): void;
  /** Turns new sockets away with a code from now on; without one lets them in again. */
  refuse(code?: number): void;
  /** How many sockets there may be, the next being over the quota; without a number as many as come. */
  limit(quota?: number): void;
  /** Tells every socket of an error, and leaves it open. */
  complain(code: number): void;
  sockets(): readonly { readonly id: string; readonly channels: readonly string[] }[];
}

const gone: Connection = { receive: async () => {}, heard() {}, closed() {} };

export function createHub({ key, secret, turnAway, now = () => performance.now() }: HubOptions): Hub {
  const signer = createSigner(key, secret);
  const sockets = new Set<Socket>();
  let refusing: number | undefined;
  let quota = Infinity;
  let serial = 0;

  const forgetClosed = () => {
    for (const socket of sockets) if (!socket.isOpen) sockets.delete(socket);
  };

  /** Why a socket is not let in. */
  const refusalAt = (address: string | URL): CloseReason | undefined => {
    const url = URL.parse(address);
    const refusal = url ? refusalOf(url, key) : codes.wrongPath;
    if (refusal) return refusal;
    if (refusing !== undefined) return reasonOf(refusing);
    if (sockets.size >= quota) return codes.overQuota;
    const code = turnAway?.();
    return code === undefined ? undefined : reasonOf(code);
  };

  return {
    open(wire, address) {
      const refusal = refusalAt(address);
      if (refusal) {
        wire.close(...refusal);
        return gone;
      }
      serial += 1;
      const socket = createSocket(`${1_000 + serial}.${7_919 * serial}`, wire, now);
      sockets.add(socket);
      socket.send('pusher:connection_established', {
        socket_id: socket.id,
        activity_timeout: activityTimeoutSeconds,
      });
      let answered = Promise.resolve();
      return {
        receive(text) {
          socket.heard();
          answered = answered.then(async () => {
            if (socket.isOpen) await converse(socket, text, signer);
            if (!socket.isOpen) sockets.delete(socket);
          });
          return answered;
        },
        heard: socket.heard,
        closed() {
          socket.lost();
          sockets.delete(socket);
        },
      };
    },
    publish(channel, event, data) {
      const text = encodeEvent(event, data, channel);
      for (const socket of sockets) if (socket.channels.has(channel)) socket.sendText(text);
    },
    authorise: signer.sign,
    tick() {
      for (const socket of sockets) socket.checkLife();
      forgetClosed();
    },
    drop(code) {
      for (const socket of sockets) socket.close(reasonOf(code));
      forgetClosed();
    },
    refuse(code) {
      refusing = code;
    },
    limit(most = Infinity) {
      quota = most;
    },
    complain(code) {
      for (const socket of sockets) socket.fail(...reasonOf(code));
    },
    sockets: () => [...sockets].map(({ id, channels }) => ({ id, channels: [...channels] })),
  };
}
