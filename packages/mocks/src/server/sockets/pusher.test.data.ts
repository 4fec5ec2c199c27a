import Pusher, { type Options } from 'pusher-js';
import { afterEach } from 'vitest';
import { openBrowser } from '../server.test.data.ts';

interface Connecting extends Pick<Options, 'activityTimeout' | 'pongTimeout'> {
  readonly key?: string;
  readonly email?: string;
  /** Authorises the client for a channel. @default the service's response */
  readonly authorise?: () => { readonly auth: string; readonly channel_data?: string };
}

/** The unmodified pusher-js, configured as in the console, for a signed-in person. It ends with the test. */
export function pusherClients() {
  const clients: Pusher[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });

  const open = (address: string, key: string, more: Partial<Options> = {}) => {
    const { hostname, port } = new URL(address);
    const client = new Pusher(key, {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      ...more,
    });
    clients.push(client);
    return client;
  };

  const connect = async (address: string, connecting: Connecting = {}) => {
    const { key = 'millrace-demo', email = 'admin@acme.example', authorise, ...timeouts } = connecting;
    const browser = openBrowser(address);
    await browser.signIn(email);
    const client = open(address, key, {
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
    return { client, browser };
  };
  /**
   * Drops this many signed-out clients, and waits until they have reconnected and received an event.
   * @returns the number of sockets, and of clients that received it
   */
  const rejoin = async (address: string, count: number) => {
    const { control } = openBrowser(address);
    const channels = Array.from({ length: count }, () => open(address, 'millrace-demo').subscribe('all'));
    const subscribed = () =>
      Promise.all(channels.map((channel) => heard(channel, 'pusher:subscription_succeeded')));
    await subscribed();
    const again = subscribed();
    await control('POST', '/default/sockets', { drop: 4200 });
    await again;
    const news = Promise.all(channels.map((channel) => heard(channel, 'refresh_app')));
    await control('POST', '/default/events', {
      channel: 'all',
      name: 'refresh_app',
      data: { build: 'next' },
    });
    const { sockets } = await (await control('GET', '/default/')).json();
    return { open: sockets.length, heard: (await news).length };
  };
  return { connect, rejoin };
}

/** Resolves at the next event. */
export const heard = (
  source: { bind(name: string, listener: (data: unknown) => void): unknown },
  name: string,
): Promise<unknown> =>
  new Promise((resolve) => {
    source.bind(name, resolve);
  });
