import { describe, expect, it } from 'vitest';
import { createHub, type Hub } from './hub.ts';

const address = 'ws://twin.test/app/demo?protocol=7&client=js&version=8.6.0';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: string;
}

function openSocket(hub: Hub, at = address) {
  const frames: Frame[] = [];
  const closes: number[] = [];
  const connection = hub.open(
    { send: (text) => frames.push(JSON.parse(text)), close: (code) => closes.push(code) },
    at,
  );
  const say = (event: string, data: unknown = {}) => connection.receive(JSON.stringify({ event, data }));
  const events = () => frames.map((frame) => frame.event);
  const last = () => frames.at(-1);
  return { connection, frames, closes, say, events, last };
}

const newHub = () => createHub({ key: 'demo', secret: 'quiet' });

describe('handshake', () => {
  it('welcomes a socket with its id and the activity timeout, as JSON inside JSON', () => {
    const { last } = openSocket(newHub());
    expect(last()?.event).toBe('pusher:connection_established');
    expect(JSON.parse(last()?.data ?? '')).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  it.each([
    ['/nothing/here?protocol=7', 4005],
    ['/app/other?protocol=7', 4001],
    ['/app/demo', 4008],
    ['/app/demo?protocol=x', 4006],
    ['/app/demo?protocol=4', 4007],
    ['/app/demo?protocol=8', 4007],
  ])('closes %s with %i', (path, code) => {
    const { closes, frames } = openSocket(newHub(), `ws://twin.test${path}`);
    expect(closes).toEqual([code]);
    expect(frames).toEqual([]);
  });

  it('turns sockets away while it refuses', () => {
    const hub = newHub();
    hub.refuse(true);
    expect(openSocket(hub).closes).toEqual([4100]);
    hub.refuse(false);
    expect(openSocket(hub).closes).toEqual([]);
  });
});

describe('channels', () => {
  it('delivers to subscribers only, until they unsubscribe', async () => {
    const hub = newHub();
    const [reader, other] = [openSocket(hub), openSocket(hub)];
    await reader.say('pusher:subscribe', { channel: 'all' });
    hub.publish('all', 'refresh_app', { build: 2 });
    expect(reader.last()).toEqual({ event: 'refresh_app', channel: 'all', data: '{"build":2}' });
    expect(other.events()).toEqual(['pusher:connection_established']);
    await reader.say('pusher:unsubscribe', { channel: 'all' });
    hub.publish('all', 'refresh_app', {});
    expect(reader.events().filter((event) => event === 'refresh_app')).toHaveLength(1);
  });

  it('opens a private channel to the signature of this very socket (T-28)', async () => {
    const hub = newHub();
    const [mine, theirs] = [openSocket(hub), openSocket(hub)];
    const [id = ''] = hub.sockets().map((socket) => socket.id);
    const auth = await hub.authorise(id, 'private-client-1');
    await theirs.say('pusher:subscribe', { channel: 'private-client-1', auth });
    expect(theirs.last()?.event).toBe('pusher:subscription_error');
    await mine.say('pusher:subscribe', { channel: 'private-client-2', auth });
    expect(mine.last()?.event).toBe('pusher:subscription_error');
    await mine.say('pusher:subscribe', { channel: 'private-client-1', auth });
    expect(mine.last()).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'private-client-1',
    });
    expect(hub.sockets().map((socket) => socket.channels)).toEqual([['private-client-1'], []]);
  });

  it.each([undefined, '', 'demo:', 'demo:0000', 7])('refuses the signature %j', async (auth) => {
    const { say, last } = openSocket(newHub());
    await say('pusher:subscribe', { channel: 'private-user-1', auth });
    expect(last()?.event).toBe('pusher:subscription_error');
  });

  it('forgets a socket that has gone', () => {
    const hub = newHub();
    const { connection } = openSocket(hub);
    connection.closed();
    expect(hub.sockets()).toEqual([]);
  });
});

describe('messages', () => {
  it('answers a ping', async () => {
    const { say, last } = openSocket(newHub());
    await say('pusher:ping');
    expect(last()?.event).toBe('pusher:pong');
  });

  it.each(['', 'null', '[]', '{', '{"data":1}', '"pusher:ping"'])('survives %j', async (text) => {
    const { connection, last } = openSocket(newHub());
    await connection.receive(text);
    expect(last()?.event).toBe('pusher:error');
  });

  it('refuses client events', async () => {
    const { say, last } = openSocket(newHub());
    await say('client-typing');
    expect(JSON.parse(last()?.data ?? '')).toMatchObject({ code: 4301 });
  });
});

describe('liveness', () => {
  it('pings a silent socket after 120 s and drops it 30 s later', () => {
    const hub = newHub();
    const { events, closes } = openSocket(hub);
    hub.tick(0);
    hub.tick(119_999);
    expect(events()).not.toContain('pusher:ping');
    hub.tick(120_000);
    expect(events()).toContain('pusher:ping');
    hub.tick(149_999);
    expect(closes).toEqual([]);
    hub.tick(150_000);
    expect(closes).toEqual([4201]);
    expect(hub.sockets()).toEqual([]);
  });

  it('keeps a socket that answers', async () => {
    const hub = newHub();
    const { say, closes } = openSocket(hub);
    hub.tick(0);
    hub.tick(120_000);
    await say('pusher:pong');
    hub.tick(140_000);
    hub.tick(200_000);
    expect(closes).toEqual([]);
  });

  it('drops everybody with the code it is given', () => {
    const hub = newHub();
    const sockets = [openSocket(hub), openSocket(hub)];
    hub.drop(4200);
    expect(sockets.map(({ closes }) => closes)).toEqual([[4200], [4200]]);
  });
});
