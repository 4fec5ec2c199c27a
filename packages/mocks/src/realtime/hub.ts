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

/** An event on the wire. */
export interface Published {
  readonly channel: string;
  readonly name: string;
  readonly data: unknown;
}

/** What the carrier reports about one socket. */
export interface Connection {
  /** A message; several are answered in order. */
  receive(text: string): Promise<void>;
  /** Traffic below the protocol, such as a WebSocket ping. */
  heard(): void;
  closed(): void;
}

export interface HubOptions {
  /** The application key in the socket's address. */
  key: string;
  /** Signs private channels; never leaves the service. */
  secret: string;
  /** Called for every valid socket: the code to refuse it with. @default none is refused */
  turnAway?: () => number | undefined;
  /** A monotonic clock, in milliseconds. Moving the service's clock would close sockets. @default the machine's */
  now?: () => number;
}

/** The realtime service: the Pusher protocol, version 7, without a transport. */
export interface Hub {
  /** Accepts a socket that was opened at `address`. */
  open(wire: Wire, address: string | URL): Connection;
  publish(channel: string, event: string, data: unknown): void;
  /** The response of the authorisation call for this socket and private channel. */
  authorise(socketId: string, channel: string): Promise<string>;
  /** Pings silent sockets and closes dead ones. Call it about every second. */
  tick(): void;
  /**
   * Closes every socket.
   *
   * @param code as in the protocol: below 4100 do not reconnect, below 4200 later, below 4300 at once
   */
  drop(code: number): void;
  /** Refuses new sockets with a code from now on; without a code, accepts them again. */
  refuse(code?: number): void;
  /** The maximum number of sockets; unlimited without a number. */
  limit(quota?: number): void;
  /** Sends every socket an error and leaves it open. */
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

  /** Why a socket is refused. */
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
