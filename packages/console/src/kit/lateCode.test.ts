import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ChunkError, chunkLimitMs, chunkReloadIntervalMs, lateCode } from './lateCode.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that loads after `failures` failures. */
function setUp(failures: number, { mayReload = true, reloadedAt = -Infinity, canStore = true } = {}) {
  let loads = 0;
  let reloads = 0;
  let stamp = reloadedAt;
  const code = lateCode(
    'login',
    async () => {
      loads += 1;
      if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return 'the screen';
    },
    {
      reloading: {
        reload: () => (reloads += 1),
        mayReload: () => mayReload,
        lastReload: {
          read: () => stamp,
          write(at) {
            if (canStore) stamp = at;
            return canStore;
          },
        },
      },
    },
  );
  return { code, loads: () => loads, reloads: () => reloads, stamp: () => stamp };
}

const outcomeOf = (promise: Promise<unknown>) => {
  const outcome: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  );
  return outcome;
};

test('a chunk is loaded once, however often it is read', async () => {
  const { code, loads } = setUp(0);
  expect(code.isLoaded()).toBe(false);
  void code.prefetch();
  await expect(code.read()).resolves.toBe('the screen');
  expect(code.read()).toMatchObject({ status: 'fulfilled', value: 'the screen' });
  expect(code.isLoaded()).toBe(true);
  expect(loads()).toBe(1);
});

test('a chunk that fails is retried after one second and after three', async () => {
  const { code, loads, reloads } = setUp(2);
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(999);
  expect(loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(loads()).toBe(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(outcome).toEqual({ value: 'the screen' });
  expect(reloads()).toBe(0);
});

test('a chunk that fails three times reloads the page, once', async () => {
  const { code, reloads, stamp } = setUp(Infinity);
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reloads()).toBe(1);
  expect(stamp()).toBe(Date.now());
  expect(outcome).toEqual({});
});

test.each([
  ['the page has reloaded recently', () => ({ reloadedAt: Date.now() - chunkReloadIntervalMs + 10_000 })],
  ['a reload would lose input', () => ({ mayReload: false })],
  ['the page could not tell that it has reloaded', () => ({ canStore: false })],
])('throws when %s', async (_, options) => {
  const { code, reloads } = setUp(Infinity, options());
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(outcome.error).toBeInstanceOf(ChunkError);
  expect(outcome.error).toMatchObject({ message: 'Loading chunk login failed' });
  expect(reloads()).toBe(0);
});

test('a chunk that is only prepared never reloads the page, unless it is needed meanwhile', async () => {
  const idle = setUp(Infinity);
  void idle.code.prepare();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(idle.reloads()).toBe(0);

  const wanted = setUp(Infinity);
  void wanted.code.prepare();
  await vi.advanceTimersByTimeAsync(2_000);
  void wanted.code.prefetch();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wanted.reloads()).toBe(1);
});

test('without a network a chunk waits, and no attempt is lost', async () => {
  let isOnline = false;
  let loads = 0;
  const waiting: (() => void)[] = [];
  const comeBack = () => {
    isOnline = true;
    for (const resume of waiting.splice(0)) resume();
  };
  const code = lateCode(
    'login',
    async () => {
      loads += 1;
      if (loads > 1) return 'the screen';
      // The network goes during the first attempt.
      isOnline = false;
      throw new TypeError('Failed to fetch dynamically imported module');
    },
    {
      network: {
        isOnline: () => isOnline,
        whenOnline: () => (isOnline ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
      },
    },
  );
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(chunkLimitMs * 2);
  expect(loads).toBe(0);
  expect(outcome).toEqual({});
  comeBack();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(loads).toBe(1);
  expect(outcome).toEqual({});
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({ value: 'the screen' });
});

test('a failed chunk can be loaded again by its error', async () => {
  const { code } = setUp(3, { mayReload: false });
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(4_000);
  const { error } = outcome;
  if (!(error instanceof ChunkError)) throw new Error('It has not failed.');
  await error.retry();
  await expect(code.read()).resolves.toBe('the screen');
});

test('throws when no `reloading` is given', async () => {
  const code = lateCode('login', () => Promise.reject(new Error('gone')));
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(outcome.error).toMatchObject({ message: 'Loading chunk login failed' });
});

test('a chunk that never arrives is an error after two minutes', async () => {
  const code = lateCode('login', () => new Promise(() => {}));
  const outcome = outcomeOf(code.read());
  await vi.advanceTimersByTimeAsync(chunkLimitMs - 1);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.error).toMatchObject({ message: 'Loading chunk login failed' });
});

test('a failed chunk stays failed for rendering, and is retried on prefetch', async () => {
  const { code } = setUp(3, { mayReload: false });
  const first = code.read();
  const outcome = outcomeOf(first);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(outcome.error).toBeInstanceOf(ChunkError);
  expect(code.read()).toBe(first);
  await code.prefetch();
  await expect(code.read()).resolves.toBe('the screen');
});
