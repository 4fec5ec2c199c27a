import { once } from 'node:events';

import { readRuntimeConfig } from '@millrace/ui/contract';
import { expect, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';

import { ada } from '../session/user.test.data.ts';
import { keepConnected } from './connection.ts';
import { channelsOf, ownEventName } from './names.ts';
import { openPusher } from './pusher.ts';

/** A realtime service that is not ours: the Pusher protocol under a path, without TLS, with names of its own. */
async function startForeignServer(prefix: string) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const paths: string[] = [];
  const subscribed: string[] = [];
  server.on('connection', (socket, { url = '' }) => {
    paths.push(url.replace(/\?.*/, ''));
    if (!url.startsWith(`${prefix}/app/key?`)) return socket.close(4001, 'No such app.');
    const send = (event: string, data: unknown, channel?: string) =>
      socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
    send('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
    socket.on('message', (text) => {
      const { event, data } = JSON.parse(String(text));
      if (event !== 'pusher:subscribe') return;
      const isAllowed = !data.channel.startsWith('private-') || data.auth === `key:${data.channel}`;
      if (!isAllowed) return send('pusher:error', { code: 4009, message: 'No.' });
      subscribed.push(data.channel);
      send('pusher_internal:subscription_succeeded', {}, data.channel);
      send('pipeline.changed', { resource_id: 7 }, data.channel);
    });
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    port,
    paths,
    subscribed,
    cut: () => {
      for (const client of server.clients) client.terminate();
    },
  };
}

/**
 * Follows such a service, loses the connection, and waits until it is live again.
 *
 * @param random how much of the longest wait passes before, from 0 to 1
 * @returns the states on the way
 */
export async function loseConnection(random: number): Promise<readonly string[]> {
  const service = await startForeignServer('/realtime/v2');
  const { realtime } = readRuntimeConfig(
    JSON.stringify({
      realtime: {
        key: 'key',
        host: '127.0.0.1',
        port: service.port,
        path: '/realtime/v2',
        tls: false,
        names: { all: 'everyone', user: 'private-u.{id}', pipeline_updated: 'pipeline.changed' },
      },
    }),
  );
  if (!realtime) throw new Error('The configuration is invalid.');
  const states: string[] = [];
  const events: string[] = [];
  const connection = keepConnected({
    channels: Object.values(channelsOf(ada, realtime.names)),
    socket: openPusher({
      config: realtime,
      page: new URL('https://console.example/'),
      authorise: async (channel) => ({ auth: `key:${channel}` }),
    }),
    onMessage: (_, event) => events.push(ownEventName(event, realtime.names)),
    onSubscribed: () => undefined,
    onState: (state) => states.push(state),
    random: () => random,
  });
  onTestFinished(() => connection.close());

  await expect.poll(() => states).toEqual(['connecting', 'live']);
  expect(service.paths).toEqual(['/realtime/v2/app/key']);
  expect(service.subscribed.toSorted()).toEqual([
    'everyone',
    `private-client-${ada.client.id}`,
    `private-u.${ada.id}`,
  ]);
  expect(events).toEqual(['pipeline_updated', 'pipeline_updated', 'pipeline_updated']);

  service.cut();
  await expect.poll(() => states.length, { timeout: 20_000 }).toBeGreaterThan(3);
  return states;
}
