import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { keepConnected, type RealtimeChannel, type RealtimeSocket } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface FakeChannel extends RealtimeChannel {
  subscribed: boolean;
  subscriptionPending: boolean;
  emit(event: string, data?: unknown): void;
}

/** The part of the realtime library that the console uses. The test plays the service. */
class FakeSocket implements RealtimeSocket {
  readonly channels = new Map<string, FakeChannel>();
  readonly subscribed: string[] = [];
  readonly unsubscribed: string[] = [];
  connects = 0;
  disconnects = 0;
  private readonly changed: (() => void)[] = [];
  readonly connection = {
    state: 'connecting',
    bind: (event: string, callback: () => void) => event === 'state_change' && this.changed.push(callback),
  };

  connect() {
    this.connects += 1;
  }
  disconnect() {
    this.disconnects += 1;
  }
  subscribe(name: string): FakeChannel {
    this.subscribed.push(name);
    const known = this.channels.get(name);
    if (known) return known;
    const listeners: ((event: string, data: unknown) => void)[] = [];
    const channel: FakeChannel = {
      subscribed: false,
      subscriptionPending: true,
      bind_global: (callback) => listeners.push(callback),
      emit: (event, data) => listeners.forEach((listener) => listener(event, data)),
    };
    this.channels.set(name, channel);
    return channel;
  }
  unsubscribe(name: string) {
    this.unsubscribed.push(name);
    this.channels.delete(name);
  }
  become(state: string) {
    this.connection.state = state;
    if (state !== 'connected') for (const channel of this.channels.values()) channel.subscribed = false;
    this.changed.forEach((callback) => callback());
  }
  letIn(name: string) {
    const channel = this.subscribe(name);
    Object.assign(channel, { subscribed: true, subscriptionPending: false });
    channel.emit('pusher:subscription_succeeded');
  }
  turnAway(name: string) {
    const channel = this.subscribe(name);
    Object.assign(channel, { subscribed: false, subscriptionPending: false });
    channel.emit('pusher:subscription_error', { status: 503 });
  }
}

function setUp() {
  const socket = new FakeSocket();
  const states: string[] = [];
  const messages: unknown[] = [];
  let subscriptions = 0;
  const connection = keepConnected({
    channels: ['all', 'private-user-1'],
    socket,
    onMessage: (...message) => messages.push(message),
    onSubscribed: () => (subscriptions += 1),
    onState: (state) => states.push(state),
  });
  return {
    socket,
    states,
    messages,
    connection,
    subscriptions: () => subscriptions,
    comeAlive() {
      socket.become('connected');
      socket.letIn('all');
      socket.letIn('private-user-1');
    },
  };
}

describe('The page is', () => {
  test('live once every channel is subscribed, not before', () => {
    const { socket, states } = setUp();
    socket.become('connected');
    socket.letIn('all');
    expect(states).toEqual(['connecting']);
    socket.letIn('private-user-1');
    expect(states).toEqual(['connecting', 'live']);
  });

  test('paused after fifteen seconds without a connection, not earlier', () => {
    const { socket, states, comeAlive } = setUp();
    comeAlive();
    socket.become('unavailable');
    vi.advanceTimersByTime(14_999);
    expect(states).toEqual(['connecting', 'live', 'connecting']);
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('paused');
    socket.become('connecting');
    expect(states.at(-1)).toBe('paused');
    comeAlive();
    expect(states.at(-1)).toBe('live');
  });

  test('not paused by many short gaps', () => {
    const { socket, states, comeAlive } = setUp();
    for (let gap = 0; gap < 5; gap += 1) {
      comeAlive();
      socket.become('connecting');
      vi.advanceTimersByTime(10_000);
    }
    expect(states).not.toContain('paused');
  });
});

describe('The check', () => {
  test('ignores a socket that the library is reconnecting', () => {
    const { socket } = setUp();
    socket.become('unavailable');
    vi.advanceTimersByTime(120_000);
    expect(socket.connects).toBe(0);
  });

  test.each(['disconnected', 'failed'])('reconnects a socket that is %s, less and less often', (state) => {
    const { socket } = setUp();
    socket.become(state);
    vi.advanceTimersByTime(5_000);
    expect(socket.connects).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(socket.connects).toBe(2);
    vi.advanceTimersByTime(20_000 + 40_000);
    expect(socket.connects).toBe(4);
    vi.advanceTimersByTime(600_000);
    expect(socket.connects).toBe(14);
  });

  test('subscribes again to a channel that failed', () => {
    const { socket, comeAlive } = setUp();
    comeAlive();
    socket.turnAway('private-user-1');
    socket.subscribed.length = 0;
    vi.advanceTimersByTime(5_000);
    expect(socket.subscribed).toEqual(['private-user-1']);
  });
});

describe('A refused channel', () => {
  const refuse = ({ socket, connection }: ReturnType<typeof setUp>) => {
    connection.giveUp('private-user-1');
    socket.turnAway('private-user-1');
  };

  test('makes live updates unavailable at once, whatever the other channels do', () => {
    const page = setUp();
    page.socket.become('connected');
    page.socket.letIn('all');
    refuse(page);
    expect(page.states).toEqual(['connecting', 'unavailable']);
    page.socket.become('unavailable');
    vi.advanceTimersByTime(60_000);
    page.socket.become('connected');
    page.socket.letIn('all');
    expect(page.states).toEqual(['connecting', 'unavailable']);
  });

  test('is unsubscribed, so that neither the check nor a reconnect of the library requests it again (F7)', () => {
    const page = setUp();
    page.comeAlive();
    refuse(page);
    expect(page.socket.unsubscribed).toEqual(['private-user-1']);
    page.socket.subscribed.length = 0;
    vi.advanceTimersByTime(300_000);
    expect(page.socket.subscribed).toEqual([]);
  });
});

test('every subscription is reported, also after a gap', () => {
  const { socket, subscriptions, comeAlive } = setUp();
  comeAlive();
  socket.become('connecting');
  comeAlive();
  expect(subscriptions()).toBe(4);
});

test('messages are delivered with their channel; the library’s own messages are not', () => {
  const { socket, messages, comeAlive } = setUp();
  comeAlive();
  socket.channels.get('all')?.emit('pusher:subscription_count', {});
  socket.channels.get('all')?.emit('refresh_app', {});
  expect(messages).toEqual([['all', 'refresh_app', {}]]);
});

test('a closed connection reports and does nothing', () => {
  const { socket, connection, states, messages, comeAlive } = setUp();
  connection.close();
  comeAlive();
  socket.channels.get('all')?.emit('refresh_app', {});
  socket.become('disconnected');
  vi.advanceTimersByTime(300_000);
  expect([socket.connects, socket.disconnects, messages, states]).toEqual([0, 1, [], ['connecting']]);
});

test('the socket is closed after what the library has deferred, which it would complain of on a closed socket', () => {
  const { socket, connection } = setUp();
  let disconnectsAtSend: number | undefined;
  connection.close();
  // A browser delays a timer that timers have set by 4 ms.
  setTimeout(() => (disconnectsAtSend = socket.disconnects), 4);
  vi.runAllTimers();
  expect([disconnectsAtSend, socket.disconnects]).toEqual([0, 1]);
  expect(socket.unsubscribed).toEqual(['all', 'private-user-1']);
});
