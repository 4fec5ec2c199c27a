import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '../data/queryClient.ts';
import { unusedClient } from '../data/unusedClient.test.data.ts';
import { catchUpDelays, createCatchUp } from './catchUp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { first, again } = catchUpDelays;
const channels = ['all', 'private-user-1', 'private-client-9'];

/** A page with a list that takes `answerMs` to read, and a count of its reads. */
async function setUp({ answerMs = 0, random = (): number => 0.5 } = {}) {
  const queryClient = createQueryClient(unusedClient);
  const reads = new Map<string, number>();
  const show = (name: string) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: async () => {
        reads.set(name, (reads.get(name) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, answerMs));
        return 'rows';
      },
    }).subscribe(() => undefined);
  const leave = show('list');
  await vi.advanceTimersByTimeAsync(0);
  const catchUp = createCatchUp({ queryClient, random });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const listen = () => channels.forEach((channel) => catchUp.subscribed(channel));
  return { queryClient, catchUp, reads, show, leave, listen, pass };
}

describe('After the first subscription', () => {
  test('stale queries are refetched once, after a delay', async () => {
    const { listen, pass, reads } = await setUp();
    await pass(1_000);
    listen();
    await pass(first.leastMs);
    expect(reads.get('list')).toBe(1);
    await pass(first.spreadMs);
    expect(reads.get('list')).toBe(2);
    await pass(60_000);
    expect(reads.get('list')).toBe(2);
  });

  test('a query that was read after subscribing is not refetched', async () => {
    const { listen, pass, reads, show } = await setUp();
    await pass(1_000);
    listen();
    await pass(1_000);
    show('overview');
    await pass(60_000);
    expect([reads.get('list'), reads.get('overview')]).toEqual([2, 1]);
  });

  test('a query whose response was in flight is refetched', async () => {
    const { listen, pass, reads } = await setUp({ answerMs: 3_000 });
    listen();
    await pass(60_000);
    expect(reads.get('list')).toBe(2);
  });

  test('a patch from an event does not count as a read', async () => {
    const { listen, pass, reads, queryClient } = await setUp();
    await pass(1_000);
    listen();
    await pass(1_000);
    const updatedAt = queryClient.getQueryState(['list'])?.dataUpdatedAt;
    queryClient.setQueryData(['list'], 'patched', { updatedAt });
    await pass(60_000);
    expect(reads.get('list')).toBe(2);
  });

  test('a hidden query is refetched when it is shown again', async () => {
    const { listen, pass, reads, show, leave } = await setUp();
    await pass(1_000);
    listen();
    leave();
    await pass(first.leastMs + first.spreadMs);
    expect(reads.get('list')).toBe(1);
    show('list');
    await pass(0);
    expect(reads.get('list')).toBe(2);
  });

  test('a busy page first becomes idle', async () => {
    const { listen, pass, reads, show } = await setUp({ answerMs: 20_000, random: () => 0 });
    await pass(21_000);
    listen();
    await pass(first.leastMs - 1_000);
    show('overview');
    await pass(15_000);
    expect(reads.get('list')).toBe(1);
    await pass(10_000);
    expect(reads.get('list')).toBe(2);
  });
});

describe('After a gap', () => {
  test('everything on screen is refetched soon, once for all channels', async () => {
    const { listen, pass, reads } = await setUp();
    listen();
    await pass(first.leastMs + first.spreadMs);
    const before = reads.get('list') ?? 0;
    await pass(60_000);
    listen();
    await pass(again.spreadMs);
    expect(reads.get('list')).toBe(before + 1);
    await pass(60_000);
    expect(reads.get('list')).toBe(before + 1);
  });

  test('a gap during the initial delay is not delayed further', async () => {
    const { listen, catchUp, pass, reads } = await setUp({ random: () => 1 });
    await pass(1_000);
    listen();
    await pass(1_000);
    catchUp.subscribed('all');
    await pass(again.spreadMs);
    expect(reads.get('list')).toBe(2);
  });

  test('pages that disconnected together refetch at different times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: again.spreadMs }), (wait) => {
        const queryClient = createQueryClient(unusedClient);
        const refreshes = vi.spyOn(queryClient, 'invalidateQueries');
        const catchUp = createCatchUp({ queryClient, random: () => wait / again.spreadMs });
        catchUp.subscribed('all');
        vi.advanceTimersByTime(first.leastMs + first.spreadMs);
        refreshes.mockClear();
        catchUp.subscribed('all');
        vi.advanceTimersByTime(wait - 2);
        expect(refreshes).not.toHaveBeenCalled();
        vi.advanceTimersByTime(2);
        expect(refreshes).toHaveBeenCalledOnce();
      }),
    );
  });
});

test('nothing is refetched once the scope has ended', async () => {
  const { listen, catchUp, pass, reads } = await setUp();
  await pass(1_000);
  listen();
  catchUp.close();
  await pass(60_000);
  expect(reads.get('list')).toBe(1);
});
