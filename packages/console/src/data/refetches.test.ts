import { createClient } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import { pipelineListView } from '@millrace/ui/domain/views';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pipelinesQuery } from '../pipelines/data/pipelineReads.ts';
import { cacheAnswer } from '../writes/cacheAnswer.ts';
import { createQueryClient } from './queryClient.ts';
import { bulkKey, refetchesOf } from './refetches.ts';
import { coalesceMs, minIntervalMs } from './refetchQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list on screen, over a service that counts its reads and takes `answerMs` for each. */
async function setUp(answerMs = 0) {
  let reads = 0;
  const rows = [1, 2, 3, 4].map((id) => ({ id, name: `Pipeline ${id}`, status: 'running' }));
  const client = createClient(async () => {
    reads += 1;
    const body = JSON.stringify({ count: rows.length, results: rows });
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    return new Response(body);
  });
  const queryClient = createQueryClient(client);
  const query = pipelinesQuery(pipelineListView.defaults);
  const observer = new QueryObserver(queryClient, query);
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(answerMs);
  const answer = (id: number, status: string) => {
    const row = rows.find((one) => one.id === id);
    if (row) row.status = status;
    cacheAnswer(queryClient, 'pipeline', { id, name: `Pipeline ${id}`, status });
  };
  const statuses = () =>
    queryClient.getQueryData<Page<Pipeline>>(query.queryKey)?.rows.map((row) => row.status);
  return { queryClient, query, answer, statuses, reads: () => reads };
}

test('a response shows at once, and one read follows', async () => {
  const { answer, statuses, reads } = await setUp();
  answer(2, 'pausing');
  expect(statuses()).toEqual(['running', 'pausing', 'running', 'running']);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(coalesceMs);
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
});

test('responses and events for one list cause one read', async () => {
  const { queryClient, query, answer, reads } = await setUp();
  answer(1, 'pausing');
  refetchesOf(queryClient).mark(query.queryKey);
  answer(2, 'pausing');
  await vi.advanceTimersByTimeAsync(minIntervalMs - 1);
  expect(reads()).toBe(2);
});

test('many writes cause one read, after the last', async () => {
  const { queryClient, answer, statuses, reads } = await setUp();
  const writes = new MutationObserver(queryClient, {
    mutationKey: ['pipeline', bulkKey],
    async mutationFn() {
      for (const id of [1, 2, 3, 4]) {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        answer(id, 'pausing');
      }
    },
  });
  const done = writes.mutate();
  await vi.advanceTimersByTimeAsync(5_999);
  expect(reads()).toBe(1);
  expect(statuses()).toEqual(['pausing', 'pausing', 'pausing', 'running']);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(2);
});

test('a read that began before a change does not undo it', async () => {
  const { queryClient, query, answer, statuses, reads } = await setUp(100);
  void queryClient.invalidateQueries({ queryKey: query.queryKey });
  await vi.advanceTimersByTimeAsync(50);
  answer(2, 'pausing');
  await vi.advanceTimersByTimeAsync(60);
  expect(statuses()).toEqual(['running', 'pausing', 'running', 'running']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(3);
});
