import {
  createClient,
  createPipeline,
  getMe,
  listPipelines,
  login,
  setPipelineStatus,
  type Call,
} from '@millrace/ui/contract';
import { problemOf, toId } from '@millrace/ui/domain';
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

test.each([
  ['a write', createPipeline, { body: { name: 'Shop' } }, 5_000],
  ['a sign-in', login, { body: { email: 'a@b.example', password: 'p' } }, 30_000],
  ['a read', listPipelines, {}, undefined],
] as const)('refused without a word, %s rests as long as we think right', async (_, call, args, restMs) => {
  const client = createTabClient(createClient(async () => new Response('{}', { status: 429 })));
  const { retryAfterMs } = (await problemIn(client<Call>(call, args))) ?? {};
  expect(retryAfterMs).toBe(restMs);
});

test('the service’s own word stands', async () => {
  const headers = { 'Retry-After': '60' };
  const client = createTabClient(createClient(async () => new Response('{}', { status: 429, headers })));
  const problem = await problemIn(client(createPipeline, { body: { name: 'Shop' } }));
  expect(problem).toMatchObject({ status: 429, retryAfterMs: 60_000 });
});
