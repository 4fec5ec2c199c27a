import { request as requestHttp } from 'node:http';
import { describe, expect, it } from 'vitest';
import { heard, pusherClients } from './pusher.test.data.ts';
import { openBrowser, startTestServers } from '../server.test.data.ts';

const { start } = startTestServers();
const { connect, rejoin } = pusherClients();

describe('live updates, with the unmodified pusher-js', () => {
  it('report another person’s changes', async () => {
    const { address } = await start();
    const { client, browser } = await connect(address);
    const channel = client.subscribe('private-client-1');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'pipeline_updated');
    await browser.post('/api/v1/pipeline/1/paused/');
    expect(await news).toMatchObject({ resource_id: 1, resource_delta: { status: 'pausing' } });
  });

  it('reach everyone on the channel all, when sent over HTTP', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    const channel = client.subscribe('all');
    await heard(channel, 'pusher:subscription_succeeded');
    const news = heard(channel, 'refresh_app');
    const event = { channel: 'all', name: 'refresh_app', data: { build: 'next' } };
    await browser.control('POST', '/default/events', event);
    expect(await news).toEqual({ build: 'next' });
  });

  it('are refused to signed-out people (T-28)', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { email: 'member@acme.example' });
    const error = heard(client.subscribe('private-user-1'), 'pusher:subscription_error');
    expect(await error).toMatchObject({ error: '403' });
  });

  it('resume after the service dropped the socket', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    await heard(client.subscribe('all'), 'pusher:subscription_succeeded');
    const again = heard(client.channel('all'), 'pusher:subscription_succeeded');
    await browser.control('POST', '/default/sockets', { drop: 4200 });
    await again;
    expect(client.connection.state).toBe('connected');
  });

  it('resume for two hundred clients at once', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    expect(await rejoin(address, 200)).toEqual({ open: 200, heard: 200 });
  });

  it('end permanently with the codes that the protocol reserves for it', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { key: 'unknown' });
    expect(await heard(client.connection, 'error')).toMatchObject({
      error: { data: { code: 4001 } },
    });
    expect(['failed', 'disconnected']).toContain(client.connection.state);
  });

  it.each([4003, 4004, 4009])('end permanently if refused with %i', async (code) => {
    const { address } = await start({ scenario: 'newAccount' });
    await openBrowser(address).control('POST', '/default/sockets', { refuse: code });
    const { client } = await connect(address);
    expect(await heard(client.connection, 'error')).toMatchObject({ error: { data: { code } } });
    expect(client.connection.state).toBe('disconnected');
  });

  it('are limited by a quota', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    await openBrowser(address).control('POST', '/default/sockets', { quota: 1 });
    const first = await connect(address);
    await heard(first.client.connection, 'connected');
    const { client } = await connect(address);
    expect(await heard(client.connection, 'error')).toMatchObject({ error: { data: { code: 4004 } } });
  });

  it('reconnect with TLS if only that is accepted', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    await openBrowser(address).control('POST', '/default/sockets', { refuse: 4000 });
    const { client } = await connect(address);
    await heard(client.connection, 'error');
    expect(client.connection.usingTLS).toBe(true);
  });

  it('reconnect a second later if the service is over capacity', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const toxics = [{ kind: 'refuseSocket', code: 4100, times: 1 }];
    await openBrowser(address).control('PUT', '/default/toxics', toxics);
    const { client } = await connect(address);
    expect(await heard(client.connection, 'error')).toMatchObject({ error: { data: { code: 4100 } } });
    await heard(client.connection, 'connected');
  });

  it('report errors on a socket that stays open', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    await heard(client.connection, 'connected');
    const error = heard(client.connection, 'error');
    await browser.control('POST', '/default/sockets', { complain: 4302 });
    expect(await error).toMatchObject({ data: { code: 4302 } });
    expect(client.connection.state).toBe('connected');
  });

  it('cannot be sent by clients', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address);
    const channel = client.subscribe('private-client-1');
    await heard(channel, 'pusher:subscription_succeeded');
    const error = heard(client.connection, 'error');
    channel.trigger('client-typing', {});
    expect(await error).toMatchObject({ data: { code: null } });
  });

  it.each(['presence-room', 'private-cache-room'])('are not offered on %s', async (name) => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, {
      authorise: () => ({ auth: 'x', channel_data: '{"user_id":"1"}' }),
    });
    const error = heard(client.subscribe(name), 'pusher:subscription_error');
    expect(await error).toMatchObject({ type: 'NotOffered', status: 403 });
  });

  it('continue for a silent client that sends pings', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client } = await connect(address, { activityTimeout: 50, pongTimeout: 2_000 });
    await heard(client.connection, 'connected');
    const pong = heard(client.connection, 'message');
    client.send_event('pusher:ping', {});
    expect(await pong).toMatchObject({ event: 'pusher:pong' });
    expect(client.connection.state).toBe('connected');
  });

  it('arrive once each, in order, until unsubscribed', async () => {
    const { address } = await start({ scenario: 'newAccount' });
    const { client, browser } = await connect(address);
    const channel = client.subscribe('all');
    await heard(channel, 'pusher:subscription_succeeded');
    const numbers: unknown[] = [];
    channel.bind('counted', ({ number }: { number: number }) => numbers.push(number));
    const say = (number: number) =>
      browser.control('POST', '/default/events', { channel: 'all', name: 'counted', data: { number } });
    for (let number = 0; number < 5; number += 1) await say(number);
    await expect.poll(() => numbers).toEqual([0, 1, 2, 3, 4]);
    client.unsubscribe('all');
    const sockets = async () => (await (await browser.control('GET', '/default/')).json()).sockets;
    await expect.poll(async () => (await sockets())[0].channels).toEqual([]);
    await say(5);
    expect(numbers).toHaveLength(5);
  });

  it('are refused to a page of another origin and in an ended session', async () => {
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
