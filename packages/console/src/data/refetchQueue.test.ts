import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { coalesceMs, createRefetchQueue, restMs } from './refetchQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const refreshed: string[] = [];
  const busy = new Set<string>();
  const keys = createRefetchQueue({
    refresh: (key) => refreshed.push(key.join('/')),
    isBusy: (key) => busy.has(key.join('/')),
  });
  return { keys, refreshed, busy };
}

test('hints are collected before one read', () => {
  const { keys, refreshed } = setUp();
  for (let count = 0; count < 50; count += 1) keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs - 1);
  expect(refreshed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refreshed).toEqual(['pipeline']);
});

test('a storm of ten seconds costs at most one read in two seconds', () => {
  const { keys, refreshed } = setUp();
  for (let elapsed = 0; elapsed < 10_000; elapsed += 10) {
    keys.mark(['pipeline']);
    vi.advanceTimersByTime(10);
  }
  expect(refreshed).toHaveLength(Math.ceil((10_000 - coalesceMs) / restMs));
});

test('the last hint is never lost', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs);
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(restMs);
  expect(refreshed).toHaveLength(2);
});

test('a clock that is set back holds no read back', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs);
  vi.setSystemTime(Date.now() - 3_600_000);
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(restMs);
  expect(refreshed).toHaveLength(2);
});

test('things do not wait for one another', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  keys.mark(['source']);
  vi.advanceTimersByTime(coalesceMs);
  expect(refreshed).toEqual(['pipeline', 'source']);
});

test('a slow read is let finish, and followed by another', () => {
  const { keys, refreshed, busy } = setUp();
  busy.add('pipeline');
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(5_000);
  expect(refreshed).toEqual([]);
  busy.clear();
  vi.advanceTimersByTime(coalesceMs);
  expect(refreshed).toEqual(['pipeline']);
});

test('after closing nothing is read', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  keys.close();
  vi.advanceTimersByTime(10_000);
  expect(refreshed).toEqual([]);
});
