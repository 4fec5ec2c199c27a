import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { coalesceMs, createRefetchQueue, doubtMs, minIntervalMs } from './refetchQueue.ts';

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

test('batches hints into one read', () => {
  const { keys, refreshed } = setUp();
  for (let count = 0; count < 50; count += 1) keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs - 1);
  expect(refreshed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refreshed).toEqual(['pipeline']);
});

test('limits hints during ten seconds to one read in two seconds', () => {
  const { keys, refreshed } = setUp();
  for (let elapsed = 0; elapsed < 10_000; elapsed += 10) {
    keys.mark(['pipeline']);
    vi.advanceTimersByTime(10);
  }
  expect(refreshed).toHaveLength(Math.ceil((10_000 - coalesceMs) / minIntervalMs));
});

test('never loses the last hint', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs);
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(minIntervalMs);
  expect(refreshed).toHaveLength(2);
});

test('a clock that is set back delays no read', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(coalesceMs);
  vi.setSystemTime(Date.now() - 3_600_000);
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(minIntervalMs);
  expect(refreshed).toHaveLength(2);
});

test('separate keys do not wait for each other', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  keys.mark(['source']);
  vi.advanceTimersByTime(coalesceMs);
  expect(refreshed).toEqual(['pipeline', 'source']);
});

test('a slow read completes, then another one follows', () => {
  const { keys, refreshed, busy } = setUp();
  busy.add('pipeline');
  keys.mark(['pipeline']);
  vi.advanceTimersByTime(5_000);
  expect(refreshed).toEqual([]);
  busy.clear();
  vi.advanceTimersByTime(coalesceMs);
  expect(refreshed).toEqual(['pipeline']);
});

test('reads nothing after closing', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline']);
  keys.close();
  vi.advanceTimersByTime(10_000);
  expect(refreshed).toEqual([]);
});

test('what may wait is read with what may not', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline'], doubtMs);
  vi.advanceTimersByTime(1_000);
  expect(refreshed).toEqual([]);
  keys.mark(['pipeline']);
  keys.mark(['pipeline'], doubtMs);
  vi.advanceTimersByTime(coalesceMs);
  expect(refreshed).toEqual(['pipeline']);
  vi.advanceTimersByTime(2 * doubtMs);
  expect(refreshed).toEqual(['pipeline']);
});

test('what may wait is read in the end', () => {
  const { keys, refreshed } = setUp();
  keys.mark(['pipeline'], doubtMs);
  vi.advanceTimersByTime(doubtMs - 1);
  expect(refreshed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refreshed).toEqual(['pipeline']);
});
