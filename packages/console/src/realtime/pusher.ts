import type { RuntimeConfig } from '@millrace/ui/contract';
import Pusher, { type ChannelAuthorizationHandler } from 'pusher-js';

import { asError } from '../asError.ts';
import type { RealtimeSocket } from './connection.ts';

export interface PusherOptions {
  readonly config: NonNullable<RuntimeConfig['realtime']>;
  /** The page; host, port and encryption follow it where the configuration is silent. */
  readonly page: URL;
  /** Gets the word that lets this socket into a private channel. */
  readonly authorise: (channel: string, socketId: string) => Promise<{ auth: string; channel_data?: string }>;
}

/** Opens the socket. */
export function openPusher({ config, page, authorise }: PusherOptions): RealtimeSocket {
  const isSecure = page.protocol === 'https:';
  const port = config.port ?? Number(page.port || (isSecure ? 443 : 80));
  const customHandler: ChannelAuthorizationHandler = ({ channelName, socketId }, answer) => {
    authorise(channelName, socketId).then(
      (word) => answer(null, word),
      (error: unknown) => answer(asError(error), null),
    );
  };
  return new Pusher(config.key, {
    // Required by the types; a host of our own makes it mean nothing.
    cluster: '',
    wsHost: config.host ?? page.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: isSecure,
    // Without this it falls back to the vendor's own hosts (docs/threats.md, finding 5).
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: { customHandler },
  });
}
