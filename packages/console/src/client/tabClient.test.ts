import { createClient, getMe, listPipelines, setPipelineStatus } from '@millrace/ui/contract';
import { ProblemError, problemOf, toId } from '@millrace/ui/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTabClient, mostInFlight } from './tabClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const emptyPage = () => new Response('{"count":0,"results":[]}');

/** A tab whose service answers when it is told to. */
function setUp(answer: () => Response = emptyPage) {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const client = createTabClient(
    createClient(async ({ call, signal }) => {
      asked.push(call.name);
      await new Promise<void>((resolve, reject) => {
        open.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return answer();
    }),
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { client, asked, answerNext: () => open.shift()?.(), settle };
}
const problemIn = (promise: Promise<unknown>) => promise.then(() => undefined, problemOf);

test('six calls are under way at once, and the seventh when one has been answered', async () => {
  const { client, asked, answerNext, settle } = setUp();
  for (let page = 1; page <= mostInFlight + 2; page += 1) void client(listPipelines, { page });
  await settle();
  expect(asked).toHaveLength(mostInFlight);
  answerNext();
  await settle();
  expect(asked).toHaveLength(mostInFlight + 1);
});

test('what a person waits for, and who is there, goes before reads', async () => {
  const { client, asked, answerNext, settle } = setUp();
  for (let page = 1; page <= mostInFlight + 1; page += 1) void client(listPipelines, { page });
  void client(setPipelineStatus, { id: toId<'pipeline'>(7), status: 'paused' });
  void client(getMe, {}).catch(() => undefined);
  await settle();
  for (let count = 0; count < 3; count += 1) answerNext();
  await settle();
  expect(asked.slice(mostInFlight)).toEqual(['setPipelineStatus', 'getMe', 'listPipelines']);
});

test('a screen that is left takes its calls out of the queue', async () => {
  const { client, asked, answerNext, settle } = setUp();
  for (let page = 1; page <= mostInFlight; page += 1) void client(listPipelines, { page });
  const left = new AbortController();
  const outcome = problemIn(client(listPipelines, {}, { signal: left.signal }));
  await settle();
  left.abort();
  expect(await outcome).toEqual({ kind: 'aborted' });
  answerNext();
  await settle();
  expect(asked).toHaveLength(mostInFlight);
});

test('a failure gives its place back', async () => {
  const { client, asked, answerNext, settle } = setUp(() => new Response('{}', { status: 500 }));
  const outcomes = Array.from({ length: mostInFlight + 1 }, () => problemIn(client(listPipelines, {})));
  await settle();
  for (let count = 0; count <= mostInFlight; count += 1) {
    answerNext();
    await settle();
  }
  expect(await Promise.all(outcomes)).toHaveLength(asked.length);
});

test('a read that has to rest is not made, and its refusal tells what is left of the rest', async () => {
  const refusal = () => new Response('{}', { status: 429, headers: { 'Retry-After': '60' } });
  const { client, asked, answerNext, settle } = setUp(refusal);
  const first = problemIn(client(listPipelines, {}));
  await settle();
  answerNext();
  expect(await first).toMatchObject({ status: 429, retryAfterMs: 60_000 });
  await vi.advanceTimersByTimeAsync(45_000);
  await expect(client(listPipelines, {})).rejects.toBeInstanceOf(ProblemError);
  expect(await problemIn(client(listPipelines, {}))).toMatchObject({ status: 429, retryAfterMs: 15_000 });
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  void client(listPipelines, {}).catch(() => undefined);
  await settle();
  expect(asked).toHaveLength(2);
});
