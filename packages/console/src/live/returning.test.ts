import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createCatchUp } from './catchUp.ts';
import { keepConnected, type RealtimeChannel, type RealtimeSocket } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A repeatable random number from 0 to 1. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const channels = ['all', 'private-user-1', 'private-client-9'];
/** Of 200 in a minute, chance alone puts ten into one second. */
const binMs = 5_000;
/**
 * Without jitter they are 13 to 16. While the service is down, attempts fail, so those who were early come back over a
 * longer time than those who were late.
 */
const mostPeak = { ended: 3, broken: 5 } as const;

interface Restart {
  readonly consoles?: number;
  /** How long the service is down. */
  readonly downMs?: number;
  readonly seed?: number;
  /** With which the service ends the connections; left out if they break. */
  readonly code?: number;
}

/** How long the library takes to connect, in milliseconds. */
const connectingMs = 20;

/**
 * Consoles that share a service, which is down for a time. Like the library, a socket retries every second, and sets its
 * timers after its events.
 */
async function simulate({ consoles = 200, downMs = 5_000, seed = 1, code }: Restart = {}) {
  const random = createRandom(seed);
  const log = { connections: [] as number[], authorisations: [] as number[], reads: [] as number[] };
  const liveAt: number[] = [];
  let isUp = true;
  const drops: (() => void)[] = [];
  const startedAt = performance.now();
  const at = () => performance.now() - startedAt;
  for (let index = 0; index < consoles; index += 1) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['list'], 'rows');
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => void log.reads.push(at()));
    const catchUp = createCatchUp({ queryClient, random });
    const listeners: [event: string, listener: (payload?: unknown) => void][] = [];
    const emit = (event: string, payload?: unknown) =>
      listeners.forEach(([name, listener]) => name === event && listener(payload));
    const wanted = new Map<string, { subscribed: boolean; emit: (event: string) => void }>();
    let state = 'connecting';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const become = (next: string) => {
      if (state === next) return;
      state = next;
      emit('state_change');
    };
    const retryIn = (delay: number) => {
      if (delay > 0) emit('connecting_in');
      timer = setTimeout(connect, delay);
    };
    const connect = () => {
      become('connecting');
      timer = setTimeout(attempt, connectingMs);
    };
    const attempt = () => {
      log.connections.push(at());
      if (!isUp) return retryIn(1_000);
      become('connected');
      for (const [name, channel] of wanted) {
        if (name !== 'all') log.authorisations.push(at());
        channel.subscribed = true;
        channel.emit('pusher:subscription_succeeded');
      }
      return undefined;
    };
    const socket: RealtimeSocket = {
      connection: {
        get state() {
          return state;
        },
        bind: (event, listener) => listeners.push([event, listener]),
      },
      connect,
      disconnect() {
        clearTimeout(timer);
        become('disconnected');
      },
      subscribe(name): RealtimeChannel {
        const callbacks: ((event: string, data: unknown) => void)[] = [];
        const channel = {
          subscribed: false,
          subscriptionPending: true,
          bind_global: (callback: (event: string, data: unknown) => void) => callbacks.push(callback),
          emit: (event: string) => callbacks.forEach((callback) => callback(event, {})),
        };
        wanted.set(name, channel);
        return channel;
      },
      unsubscribe: () => undefined,
    };
    keepConnected({
      channels,
      socket,
      random,
      onMessage: () => undefined,
      onSubscribed: catchUp.subscribed,
      onState(next) {
        if (next === 'live') liveAt[index] = at();
        else catchUp.lost();
      },
    });
    connect();
    drops.push(() => {
      wanted.forEach((channel) => (channel.subscribed = false));
      if (code !== undefined) emit('error', { type: 'PusherError', data: { code } });
      retryIn(code === undefined ? 1_000 : 0);
    });
  }
  await vi.advanceTimersByTimeAsync(60_000);
  for (const times of Object.values(log)) times.length = 0;
  const lostAt = at();
  liveAt.length = 0;
  isUp = downMs === 0;
  drops.forEach((drop) => drop());
  await vi.advanceTimersByTimeAsync(downMs);
  isUp = true;
  await vi.advanceTimersByTimeAsync(300_000);
  return { log, waits: Array.from(liveAt, (time) => (time ?? Infinity) - lostAt) };
}

/** The busiest five seconds, compared with the mean from the first to the last. */
function peakToMean(times: readonly number[]): number {
  const bins = new Map<number, number>();
  for (const time of times) bins.set(Math.floor(time / binMs), (bins.get(Math.floor(time / binMs)) ?? 0) + 1);
  const seconds = Math.max(...bins.keys()) - Math.min(...bins.keys()) + 1;
  return Math.max(...bins.values()) / (times.length / seconds);
}

describe.each([
  { downMs: 0 },
  { downMs: 0, code: 4200 },
  { downMs: 5_000 },
  { downMs: 5_000, code: 4200 },
  { downMs: 20_000 },
  { downMs: 60_000 },
])('200 consoles whose service restarts: %o', (restart) => {
  test.each([1, 2])('come back one after the other, not in step (random numbers %i)', async (seed) => {
    const { log, waits } = await simulate({ ...restart, seed });
    expect(waits).toHaveLength(200);
    expect(log.reads).toHaveLength(200);
    expect(Math.max(...waits)).toBeLessThan(restart.downMs + 75_000);
    const peaks = Object.values(log).map((times) => Math.round(peakToMean(times) * 10) / 10);
    const most = restart.code === undefined && restart.downMs > 0 ? mostPeak.broken : mostPeak.ended;
    for (const peak of peaks) expect(peak).toBeLessThanOrEqual(most);
  });
});

test('a console that alone loses its connection is live again within 15 s, whatever its luck', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { waits, log } = await simulate({ consoles: 1, downMs: 0, seed });
    expect(waits[0]).toBeLessThanOrEqual(15_000);
    expect(log.reads).toHaveLength(1);
  }
});
