import type { RuntimeConfig } from '@millrace/ui/contract';
import Pusher, { type ChannelAuthorizationHandler } from 'pusher-js';

import { asError } from '../kit/asError.ts';
import type { RealtimeSocket } from './connection.ts';

export interface PusherOptions {
  readonly config: NonNullable<RuntimeConfig['realtime']>;
  /** The page's address: the default for host, port and encryption. */
  readonly page: URL;
  /** Authorises this socket for a private channel. */
  readonly authorise: (channel: string, socketId: string) => Promise<{ auth: string; channel_data?: string }>;
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3})$/.test(host);

/**
 * The address of the socket. Unless the configuration says otherwise, another host is reached over TLS, on its standard
 * port. The page's port only applies to the page's own host.
 */
export function addressOf(
  { host, port, path, tls }: Omit<PusherOptions['config'], 'key' | 'names'>,
  page: URL,
) {
  const forceTLS = tls ?? (page.protocol === 'https:' || (host !== null && !isThisMachine(host)));
  const pagePort = host === null && page.port ? Number(page.port) : null;
  const chosen = port ?? pagePort;
  return {
    wsHost: host ?? page.hostname,
    wsPort: chosen ?? 80,
    wssPort: chosen ?? 443,
    wsPath: path ?? '',
    forceTLS,
  };
}

/** Opens the socket. */
export function openPusher({ config, page, authorise }: PusherOptions): RealtimeSocket {
  const customHandler: ChannelAuthorizationHandler = ({ channelName, socketId }, answer) => {
    authorise(channelName, socketId).then(
      (word) => answer(null, word),
      (error: unknown) => answer(asError(error), null),
    );
  };
  return new Pusher(config.key, {
    // Required by the types. A configured host overrides it.
    cluster: '',
    ...addressOf(config, page),
    // Without this the library falls back to the vendor's own hosts (docs/threats.md, finding 5).
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: { customHandler },
  });
}
