import { describe, expect, it } from 'vitest';
import { hubAddress, newHub, openSocket } from './hub.test.data.ts';

describe('handshake', () => {
  it('welcomes a socket with its id and the activity timeout, as JSON inside JSON', () => {
    const { last } = openSocket(newHub().hub);
    expect(last()?.event).toBe('pusher:connection_established');
    expect(JSON.parse(String(last()?.data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  it.each([
    ['/nothing/here?protocol=7', 4005],
    ['/app/?protocol=7', 4005],
    ['/app/demo/more?protocol=7', 4005],
    ['/app/other?protocol=7', 4001],
    ['/app/%E0%A4%A?protocol=7', 4001],
    ['/app/demo', 4008],
    ['/app/demo?protocol=x', 4006],
    ['/app/demo?protocol=', 4006],
    ['/app/demo?protocol=4', 4007],
    ['/app/demo?protocol=8', 4007],
  ])('closes %s with %i', (path, code) => {
    const { closes, frames } = openSocket(newHub().hub, `ws://twin.test${path}`);
    expect(closes).toEqual([code]);
    expect(frames).toEqual([]);
  });

  it('closes an invalid address', () => {
    expect(openSocket(newHub().hub, 'ws://').closes).toEqual([4005]);
  });

  it.each([4000, 4003, 4009, 4100, 4202])('refuses sockets with %i while configured to', (code) => {
    const { hub } = newHub();
    hub.refuse(code);
    expect(openSocket(hub).closes).toEqual([code]);
    hub.refuse();
    expect(openSocket(hub).closes).toEqual([]);
  });

  it('accepts sockets up to its quota, and again after one closes', () => {
    const { hub } = newHub();
    hub.limit(2);
    const { connection } = openSocket(hub);
    openSocket(hub);
    expect(openSocket(hub).closes).toEqual([4004]);
    connection.closed();
    expect(openSocket(hub).closes).toEqual([]);
    hub.limit();
    expect(openSocket(hub).closes).toEqual([]);
  });
});

describe('liveness', () => {
  it('pings a silent socket after 120 s and closes it 30 s later', () => {
    const { hub, pass } = newHub();
    const { events, closes } = openSocket(hub);
    pass(119_999);
    expect(events()).not.toContain('pusher:ping');
    pass(1);
    expect(events()).toContain('pusher:ping');
    pass(29_999);
    expect(closes).toEqual([]);
    pass(1);
    expect(closes).toEqual([4201]);
    expect(hub.sockets()).toEqual([]);
  });

  it.each([
    ['answers', ({ say }) => say('pusher:pong')],
    ['says anything', ({ say }) => say('nonsense')],
    ['pings below the protocol', async ({ connection }) => connection.heard()],
  ] satisfies [string, (socket: ReturnType<typeof openSocket>) => Promise<void>][])(
    'keeps a socket that %s, and pings it again after the same time',
    async (_, live) => {
      const { hub, pass } = newHub();
      const socket = openSocket(hub);
      pass(120_000);
      await live(socket);
      pass(119_999);
      expect(socket.events().filter((event) => event === 'pusher:ping')).toHaveLength(1);
      pass(1);
      expect(socket.events().filter((event) => event === 'pusher:ping')).toHaveLength(2);
      expect(socket.closes).toEqual([]);
    },
  );
});

describe('the controls of the service', () => {
  it('close every socket with the given code', () => {
    const { hub } = newHub();
    const sockets = [openSocket(hub), openSocket(hub)];
    hub.drop(4200);
    expect(sockets.map(({ closes }) => closes)).toEqual([[4200], [4200]]);
    expect(hub.sockets()).toEqual([]);
  });

  it('send every socket an error and leave it open', () => {
    const { hub } = newHub();
    const { last, closes } = openSocket(hub);
    hub.complain(4302);
    expect(last()).toEqual({
      event: 'pusher:error',
      data: { code: 4302, message: 'Watchlist limit exceeded' },
    });
    expect(closes).toEqual([]);
  });
});

describe('a closed socket', () => {
  it('is removed with all its subscriptions', async () => {
    const { hub } = newHub();
    const { connection, subscribe, frames } = openSocket(hub, hubAddress);
    await subscribe('all');
    connection.closed();
    expect(hub.sockets()).toEqual([]);
    const before = frames.length;
    hub.publish('all', 'refresh_app', {});
    await subscribe('other');
    expect(frames).toHaveLength(before);
  });

  it('is not kept by a pending subscription', async () => {
    const { hub } = newHub();
    const { connection, subscribe, frames } = openSocket(hub);
    const auth = await hub.authorise(hub.sockets()[0]?.id ?? '', 'private-user-1');
    const under = subscribe('private-user-1', auth);
    connection.closed();
    await under;
    expect(hub.sockets()).toEqual([]);
    expect(frames).toHaveLength(1);
  });
});
