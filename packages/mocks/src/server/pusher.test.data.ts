import Pusher, { type Options } from 'pusher-js';
import { afterEach } from 'vitest';
import { openBrowser } from './server.test.data.ts';

interface Connecting extends Pick<Options, 'activityTimeout' | 'pongTimeout'> {
  readonly key?: string;
  readonly email?: string;
  /** What lets the client into a channel. @default what the service answers */
  readonly authorise?: () => { readonly auth: string; readonly channel_data?: string };
}

/** The unmodified pusher-js as the console sets it up, in the name of somebody who is signed in. It ends with the test. */
export function pusherClients() {
  const clients: Pusher[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });

  const connect = async (address: string, connecting: Connecting = {}) => {
    const { key = 'millrace-demo', email = 'admin@acme.example', authorise, ...timeouts } = connecting;
    const browser = openBrowser(address);
    await browser.signIn(email);
    const { hostname, port } = new URL(address);
    const client = new Pusher(key, {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      ...timeouts,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '/api/v1/pusher/auth/',
        customHandler: async ({ channelName, socketId }, done) => {
          if (authorise) return done(null, authorise());
          const body = new URLSearchParams({ channel_name: channelName, socket_id: socketId });
          const response = await browser.send('POST', '/api/v1/pusher/auth/', { body });
          if (response.ok) done(null, await response.json());
          else done(new Error(String(response.status)), null);
        },
      },
    });
    clients.push(client);
    return { client, browser };
  };
  return { connect };
}

/** The next time that something is heard of. */
export const heard = (
  source: { bind(name: string, listener: (data: unknown) => void): unknown },
  name: string,
): Promise<unknown> =>
  new Promise((resolve) => {
    source.bind(name, resolve);
  });
