import {
  createClient,
  fetchGa4Properties,
  getMe,
  getPipeline,
  listPipelines,
  listSources,
  setPipelineStatus,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { ProblemError } from '@millrace/ui/domain/remote';
import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { problemsAtom } from './problems.ts';
import { createQueryClient } from './queryClient.ts';
import { keepPrevious, read } from './read.ts';
import { readWithSecrets } from './readWithSecrets.ts';
import { recordProblems } from './recordProblems.ts';

const page = { count: 0, results: [] };
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

/** A query client over a service that gives `answers` in turn. */
function setUp(answers: readonly (() => Response)[]) {
  let requests = 0;
  const client = createClient(async () => {
    requests += 1;
    const answer = answers[Math.min(requests, answers.length) - 1];
    return answer ? answer() : json(page);
  });
  const queryClient = createQueryClient(client, { random: () => 0.5 });
  const store = createStore();
  recordProblems(queryClient, store);
  const list = () => read(listPipelines, {});
  return { queryClient, store, client, list, requests: () => requests };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('A read', () => {
  test('that fails twice and then succeeds makes three requests and reports no failure', async () => {
    const busy = () => json({}, { status: 503 });
    const { queryClient, list, store, requests } = setUp([busy, busy, () => json(page)]);
    const outcome = queryClient.fetchQuery(list());
    await vi.advanceTimersByTimeAsync(250);
    expect(requests()).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    await expect(outcome).resolves.toMatchObject({ count: 0 });
    expect(requests()).toBe(3);
    expect(store.get(problemsAtom).size).toBe(0);
  });

  test('with secrets makes the call with them, and keeps them out of the cache', async () => {
    const bodies: unknown[] = [];
    const client = createClient(async ({ body }) => {
      bodies.push(body);
      return json([{ id: '1', display_name: 'Shop' }]);
    });
    const queryClient = createQueryClient(client);
    const body = { accessToken: 'C4NARY', refreshToken: 'C4NARY' };
    await queryClient.fetchQuery(readWithSecrets(fetchGa4Properties, { grant: 1 }, () => ({ body })));
    expect(JSON.stringify(bodies)).toContain('C4NARY');
    const kept = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state, meta }) => ({ queryKey, state, meta }));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('C4NARY');
  });

  test('that is refused makes one request', async () => {
    const { queryClient, list, requests } = setUp([() => json({}, { status: 404 })]);
    await expect(queryClient.fetchQuery(list())).rejects.toBeInstanceOf(ProblemError);
    expect(requests()).toBe(1);
  });

  test('that was just refused is not refetched by the component that mounts to show it', async () => {
    const { queryClient, list, requests } = setUp([() => json({}, { status: 404 })]);
    await queryClient.prefetchQuery(list());
    const show = () => new QueryObserver(queryClient, list()).subscribe(() => undefined);
    const leave = show();
    await vi.advanceTimersByTimeAsync(1_000);
    leave();
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    show()();
    expect(requests()).toBe(2);
  });

  test('that is cancelled between two attempts is not retried', async () => {
    const { queryClient, list, requests } = setUp([() => json({}, { status: 503 })]);
    const outcome = queryClient.fetchQuery(list()).catch(() => 'left');
    await vi.advanceTimersByTimeAsync(0);
    await queryClient.cancelQueries();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('left');
    expect(requests()).toBe(1);
  });

  test('is retried once after the page becomes visible', async () => {
    const { queryClient, list, requests } = setUp([() => json({}, { status: 503 }), () => json(page)]);
    // The tree mounts the client, which then receives focus and network events.
    queryClient.mount();
    focusManager.setFocused(false);
    const outcome = queryClient.fetchQuery(list());
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests()).toBe(1);
    focusManager.setFocused(undefined);
    await expect(outcome).resolves.toMatchObject({ count: 0 });
    expect(requests()).toBe(2);
    queryClient.unmount();
  });

  test('that was refused for a minute makes no request within it, however it is triggered', async () => {
    const refused = () => json({}, { status: 429, headers: { 'Retry-After': '60' } });
    const { queryClient, list, requests } = setUp([refused, () => json(page)]);
    for (const retryAfterMs of [60_000, 15_000]) {
      const outcome = queryClient.fetchQuery(list());
      await expect(outcome).rejects.toMatchObject({ problem: { status: 429, retryAfterMs } });
      await vi.advanceTimersByTimeAsync(45_000);
    }
    expect(requests()).toBe(1);
    await expect(queryClient.fetchQuery(list())).resolves.toMatchObject({ count: 0 });
  });

  test('counts attempts per fetch', async () => {
    const { queryClient, list, requests } = setUp([() => json({}, { status: 503 })]);
    const options = list();
    for (const attempts of [3, 6]) {
      const outcome = queryClient.fetchQuery(options).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(60_000);
      await outcome;
      expect(requests()).toBe(attempts);
    }
  });
});

describe('Its key', () => {
  test('names the resource, the call and the arguments', () => {
    expect(read(listPipelines, { page: 2 }).queryKey).toEqual(['pipeline', 'listPipelines', { page: 2 }]);
  });

  test('without arguments disables it', async () => {
    const { queryClient, requests } = setUp([]);
    const observer = new QueryObserver(queryClient, read(getPipeline, undefined));
    observer.subscribe(() => undefined)();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(0);
  });
});

describe('The previous value stays', () => {
  const one = { id: toId<'pipeline'>(1) };
  const other = { id: toId<'pipeline'>(2) };

  test.each([
    ['while another page loads', read(listPipelines, { page: 1 }), read(listPipelines, { page: 2 }), true],
    [
      'while other statuses load',
      read(listPipelines, { status: 'active' }),
      read(listPipelines, { status: 'running,paused' }),
      true,
    ],
    [
      'not while the archived ones load',
      read(listPipelines, { status: 'active' }),
      read(listPipelines, { status: 'archived' }),
      false,
    ],
    ['not while another pipeline loads', read(getPipeline, one), read(getPipeline, other), false],
    ['not in place of another call', read(listPipelines, {}), read(listSources, {}), false],
  ])('%s', (_, previous, next, isKept) => {
    expect(keepPrevious(next)('rows', previous)).toBe(isKept ? 'rows' : undefined);
  });
});

describe('The problems by action key', () => {
  test('store a failed read until it is refetched', async () => {
    const { queryClient, list, store } = setUp([() => json({}, { status: 404 }), () => json(page)]);
    await expect(queryClient.fetchQuery(list())).rejects.toBeInstanceOf(ProblemError);
    expect(store.get(problemsAtom).get('listPipelines')).toEqual({
      kind: 'list',
      problem: expect.objectContaining({ kind: 'http', status: 404 }),
    });
    await queryClient.fetchQuery(list());
    expect(store.get(problemsAtom).size).toBe(0);
  });

  test('store a failed write until it starts again', async () => {
    const { queryClient, store, client } = setUp([() => json({}, { status: 409 })]);
    const pause = new MutationObserver(queryClient, {
      mutationFn: () => client(setPipelineStatus, { id: toId<'pipeline'>(1), status: 'paused' }),
      meta: { call: setPipelineStatus },
    });
    await expect(pause.mutate()).rejects.toBeInstanceOf(ProblemError);
    expect([...store.get(problemsAtom).keys()]).toEqual(['setPipelineStatus']);
    const again = pause.mutate();
    expect(store.get(problemsAtom).size).toBe(0);
    await expect(again).rejects.toBeInstanceOf(ProblemError);
  });

  test('do not store a cancelled read', async () => {
    const waiting = createClient(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const queryClient = createQueryClient(waiting);
    const store = createStore();
    recordProblems(queryClient, store);
    const fetch = queryClient.fetchQuery(read(getMe, {})).catch(() => 'left');
    await vi.advanceTimersByTimeAsync(0);
    await queryClient.cancelQueries();
    expect(await fetch).toBe('left');
    expect(store.get(problemsAtom).size).toBe(0);
  });

  test('survive a patch from an event', async () => {
    const { queryClient, list, store } = setUp([() => json({}, { status: 404 })]);
    await expect(queryClient.fetchQuery(list())).rejects.toBeInstanceOf(ProblemError);
    queryClient.setQueryData(['pipeline', 'listPipelines', {}], page);
    expect(store.get(problemsAtom).size).toBe(1);
  });
});
