import { request as requestHttp } from 'node:http';
import Pusher from 'pusher-js';
import { afterEach, describe, expect, it } from 'vitest';
import { openBrowser, startTestServers } from './server.test.data.ts';

const { start } = startTestServers();

describe('live updates, by the unmodified pusher-js', () => {
  const clients: Pusher[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });

  const connect = async (address: string, { key = 'millrace-demo', email = 'admin@acme.example' } = {}) => {
    const browser = openBrowser(address);
    await browser.signIn(email);
    const { hostname, port } = new URL(address);
    const client = new Pusher(key, {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '/api/v1/pusher/auth/',
        customHandler: async ({ channelName, socketId }, done) => {
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
  const heard = (source: { bind(name: string, listener: (data: unknown) => void): unknown }, name: string) =>
    new Promise<unknown>((resolve) => {
      source.bind(name, resolve);
    });

  it('tell the client of what somebody did', async () => {
    const { address } = await start();
    const { client, browser } = await connect(address);
    const channel = client.subscribe('private-client-1');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'pipeline_updated');
    await browser.post('/api/v1/pipeline/1/paused/');
    expect(await news).toMatchObject({ resource_id: 1, resource_delta: { status: 'pausing' } });
  });

  it('reach everybody on the channel all, when told over HTTP', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    const channel = client.subscribe('all');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'refresh_app');
    const event = { channel: 'all', name: 'refresh_app', data: { build: 'next' } };
    await browser.control('POST', '/default/events', event);
    expect(await news).toEqual({ build: 'next' });
  });

  it('are not given to strangers (T-28)', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { email: 'member@acme.example' });
    const error = heard(client.subscribe('private-user-1'), 'pusher:subscription_error');
    expect(await error).toMatchObject({ error: '403' });
  });

  it('come back after the service dropped the socket', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    await heard(client.subscribe('all'), 'pusher:subscription_succeeded');
    const again = heard(client.channel('all'), 'pusher:subscription_succeeded');
    await browser.control('POST', '/default/sockets', { drop: 4200 });
    await again;
    expect(client.connection.state).toBe('connected');
  });

  it('end for good where the protocol says so', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { key: 'unknown' });
    expect(await heard(client.connection, 'error')).toMatchObject({
      error: { data: { code: 4001 } },
    });
    expect(['failed', 'disconnected']).toContain(client.connection.state);
  });

  it('are not opened to a page of another origin, nor in a session that is gone', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const upgrade = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const attempt = requestHttp(`${address}/app/millrace-demo?protocol=7`, {
          headers: {
            Connection: 'Upgrade',
            Upgrade: 'websocket',
            'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
            ...headers,
          },
        });
        attempt.on('response', ({ statusCode }) => resolve(statusCode));
        attempt.on('upgrade', (response, socket) => {
          socket.destroy();
          resolve(response.statusCode);
        });
        attempt.on('error', reject);
        attempt.end();
      });
    expect(await upgrade({ Origin: address })).toBe(101);
    expect(await upgrade({ Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await upgrade({ Origin: 'null' })).toBe(403);
    expect(await upgrade({ Cookie: 'twin=gone' })).toBe(410);
  });
});
