import { at } from './exchange.ts';

/** A message of the realtime server. */
export interface Message {
  readonly event: string;
  readonly channel: string | undefined;
  readonly data: unknown;
}

/** An open connection to the realtime server (Pusher protocol 7). */
export interface Socket {
  /** The id under which channels are authorised. */
  readonly id: string;
  /** Joins a channel with the permission that the service gave. Resolves with whether it worked. */
  join(channel: string, permit: { readonly auth?: string; readonly channelData?: string }): Promise<boolean>;
  /** Waits for a message; `undefined` if none came in time. Earlier messages count too. */
  waitFor(isWanted: (message: Message) => boolean, limitMs: number): Promise<Message | undefined>;
  close(): void;
}

/** Opens a connection; `undefined` if that fails. */
export type OpenSocket = () => Promise<Socket | undefined>;

const joinLimitMs = 5_000;

function read(text: string): Message | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    const event = at(frame, 'event');
    const channel = at(frame, 'channel');
    const data = at(frame, 'data');
    if (typeof event !== 'string') return undefined;
    return {
      event,
      channel: typeof channel === 'string' ? channel : undefined,
      // The data of an event is JSON in a text.
      data: typeof data === 'string' ? JSON.parse(data) : data,
    };
  } catch {
    return undefined;
  }
}

/** Connects to an address such as `wss://live.example/app/key`, with the platform's WebSocket. */
export const socketTo =
  (address: string): OpenSocket =>
  async () => {
    // Node 20 has none.
    if (typeof WebSocket === 'undefined') return undefined;
    const url = new URL(address);
    for (const [name, value] of Object.entries({ protocol: '7', client: 'contract', version: '1' }))
      url.searchParams.set(name, value);
    const socket = new WebSocket(url);
    const messages: Message[] = [];
    const waiting = new Set<() => void>();
    const tell = () => {
      for (const each of waiting) each();
    };
    socket.addEventListener('message', ({ data }) => {
      const message = typeof data === 'string' ? read(data) : undefined;
      if (message) messages.push(message);
      tell();
    });
    const waitFor: Socket['waitFor'] = (isWanted, limitMs) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.find(isWanted);
          if (found) end(found);
        };
        const timer = setTimeout(() => end(undefined), limitMs);
        const end = (found: Message | undefined) => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    socket.addEventListener('error', tell);
    const greeting = await waitFor(({ event }) => event === 'pusher:connection_established', joinLimitMs);
    const id = at(greeting?.data, 'socket_id');
    if (typeof id !== 'string') {
      socket.close();
      return undefined;
    }
    return {
      id,
      waitFor,
      async join(channel, { auth, channelData }) {
        const data = {
          channel,
          ...(auth !== undefined && { auth }),
          ...(channelData !== undefined && { channel_data: channelData }),
        };
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
        const answer = await waitFor(
          (message) =>
            message.channel === channel &&
            ['pusher_internal:subscription_succeeded', 'pusher:subscription_error', 'pusher:error'].includes(
              message.event,
            ),
          joinLimitMs,
        );
        return answer?.event === 'pusher_internal:subscription_succeeded';
      },
      close: () => socket.close(),
    };
  };
