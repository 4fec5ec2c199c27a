import { describe, expect, it } from 'vitest';
import { newHub, openSocket } from './hub.test.data.ts';

/** A single socket on its hub, and the authorisation of private channels. */
function open() {
  const { hub, pass } = newHub();
  const socket = openSocket(hub);
  const authorise = (channel: string) => hub.authorise(hub.sockets()[0]?.id ?? '', channel);
  const channels = () => hub.sockets().map((each) => each.channels);
  return { hub, pass, ...socket, authorise, channels };
}
const error = (message: unknown, code: number | null = null) => ({
  event: 'pusher:error',
  data: { code, message },
});

describe('channels', () => {
  it('deliver to subscribers only, until they unsubscribe', async () => {
    const { hub } = newHub();
    const [reader, other] = [openSocket(hub), openSocket(hub)];
    await reader.subscribe('all');
    expect(reader.last()).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'all',
      data: '{}',
    });
    hub.publish('all', 'refresh_app', { build: 2 });
    expect(reader.last()).toEqual({ event: 'refresh_app', channel: 'all', data: '{"build":2}' });
    expect(other.events()).toEqual(['pusher:connection_established']);
    await reader.say('pusher:unsubscribe', { channel: 'all' });
    hub.publish('all', 'refresh_app', {});
    expect(reader.events().filter((event) => event === 'refresh_app')).toHaveLength(1);
  });

  it('accept one subscription and one unsubscription', async () => {
    const { subscribe, say, last, channels } = open();
    await subscribe('all');
    await subscribe('all');
    expect(last()).toEqual(error('Existing subscription to channel all'));
    expect(channels()).toEqual([['all']]);
    await say('pusher:unsubscribe', { channel: 'all' });
    await say('pusher:unsubscribe', { channel: 'all' });
    expect(last()).toEqual(error('No current subscription to channel all'));
  });

  it('stay closed if the socket closes during authorisation', async () => {
    const { subscribe, say, authorise, channels } = open();
    const auth = await authorise('private-user-1');
    await Promise.all([
      subscribe('private-user-1', auth),
      say('pusher:unsubscribe', { channel: 'private-user-1' }),
    ]);
    expect(channels()).toEqual([[]]);
  });

  it('open in private for the signature of exactly this socket (T-28)', async () => {
    const { hub } = newHub();
    const [mine, theirs] = [openSocket(hub), openSocket(hub)];
    const [id = ''] = hub.sockets().map((socket) => socket.id);
    const auth = await hub.authorise(id, 'private-client-1');
    await theirs.subscribe('private-client-1', auth);
    expect(theirs.last()?.event).toBe('pusher:subscription_error');
    await mine.subscribe('private-client-2', auth);
    expect(mine.last()?.event).toBe('pusher:subscription_error');
    await mine.subscribe('private-client-1', auth);
    expect(mine.last()).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'private-client-1',
    });
    expect(hub.sockets().map((socket) => socket.channels)).toEqual([['private-client-1'], []]);
  });

  it.each([undefined, '', 'demo:', 'demo:0000', 7])('refuse the signature %j', async (auth) => {
    const { subscribe, last } = open();
    await subscribe('private-user-1', auth);
    expect(last()).toMatchObject({ event: 'pusher:subscription_error', channel: 'private-user-1' });
    expect(JSON.parse(String(last()?.data))).toMatchObject({ type: 'AuthError', status: 401 });
  });

  it.each([
    ['presence-room', 'Presence channels are not offered.'],
    ['private-encrypted-room', 'Encrypted channels are not offered.'],
    ['private-cache-room', 'Cache channels are not offered.'],
    ['cache-room', 'Cache channels are not offered.'],
  ])('are not offered as %s, signed or not', async (channel, sentence) => {
    const { subscribe, last, authorise, channels } = open();
    await subscribe(channel, await authorise(channel));
    expect(last()).toMatchObject({ event: 'pusher:subscription_error', channel });
    expect(JSON.parse(String(last()?.data))).toEqual({ type: 'NotOffered', error: sentence, status: 403 });
    expect(channels()).toEqual([[]]);
  });

  it('are limited to a hundred per socket', async () => {
    const { subscribe, last, channels } = open();
    for (let index = 0; index < 100; index += 1) await subscribe(`channel-${index}`);
    await subscribe('one-more');
    expect(JSON.parse(String(last()?.data))).toMatchObject({ type: 'LimitReached', status: 403 });
    expect(channels()[0]).toHaveLength(100);
  });

  it.each([undefined, 7, '', 'with space', '#server', 'a'.repeat(165), { channel: 'all' }])(
    'cannot be named %j',
    async (channel) => {
      const { say, last } = open();
      await say('pusher:subscribe', { channel });
      expect(last()).toEqual(error('Invalid channel name'));
    },
  );
});

describe('messages', () => {
  it('that ping are answered', async () => {
    const { say, last } = open();
    await say('pusher:ping');
    expect(last()?.event).toBe('pusher:pong');
  });

  it('are answered in order', async () => {
    const { hub, say, subscribe, authorise, events } = open();
    const auth = await authorise('private-user-1');
    await Promise.all([subscribe('private-user-1', auth), say('pusher:ping'), subscribe('all')]);
    expect(events().slice(1)).toEqual([
      'pusher_internal:subscription_succeeded',
      'pusher:pong',
      'pusher_internal:subscription_succeeded',
    ]);
    expect(hub.sockets()[0]?.channels).toEqual(['private-user-1', 'all']);
  });

  it.each(['', 'null', '[]', '{', '{"data":1}', '"pusher:ping"', '{"event":7}'])(
    'like %j are invalid',
    async (text) => {
      const { connection, last } = open();
      await connection.receive(text);
      expect(last()).toEqual(error('Invalid message'));
    },
  );

  it.each(['pusher:unheard', '__proto__', 'constructor', 'toString', 'refresh_app'])(
    'named %s are unknown',
    async (event) => {
      const { say, last } = open();
      await say(event);
      expect(last()).toEqual(error(`Unknown event ${event}`));
    },
  );

  it('of more than 10,240 characters are too long', async () => {
    const { connection, last, closes } = open();
    const padding = ' '.repeat(10_240 - '{"event":"pusher:ping"}'.length);
    await connection.receive(`{"event":"pusher:ping"}${padding}`);
    expect(last()?.event).toBe('pusher:pong');
    await connection.receive(`{"event":"pusher:ping"}${padding} `);
    expect(last()).toEqual(error('The message is too long'));
    expect(closes).toEqual([]);
  });

  it('between clients are refused, and with 4301 if there are too many in a second', async () => {
    const { say, last, pass } = open();
    for (let index = 0; index < 10; index += 1) await say('client-typing');
    expect(last()).toEqual(error('Client events are not enabled'));
    await say('client-typing');
    expect(last()).toEqual(error('Client event rejected due to rate limit', 4301));
    pass(1_000);
    await say('client-typing');
    expect(last()).toEqual(error('Client events are not enabled'));
  });

  it('that sign in close the socket, because this is not supported', async () => {
    const { hub, say, closes } = open();
    await say('pusher:signin', { auth: 'demo:0000', user_data: '{"id":"1"}' });
    expect(closes).toEqual([4009]);
    expect(hub.sockets()).toEqual([]);
  });
});
