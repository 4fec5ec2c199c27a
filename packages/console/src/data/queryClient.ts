import { fitPage, type Call, type CallKind, type Client, type IgnoredFilters } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';
import { onlineManager, QueryClient } from '@tanstack/react-query';

import { asError } from '../kit/asError.ts';
import { memoizePerObject } from '../kit/memoizePerObject.ts';
import { isOnline } from '../kit/network.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import { createCooldowns } from './client/cooldowns.ts';
import { retryDelay } from './client/retryPolicy.ts';
import { fittingPages } from './client/fittingPages.ts';
import { isPage } from './client/pages.ts';
import { wholePages } from './client/wholePages.ts';
import { recordProblems } from './recordProblems.ts';

export interface QueryClientOptions {
  /** A monotonic clock, in milliseconds. @default performance.now */
  readonly now?: () => number;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

/** How long a failed query is not refetched when a component mounts to show it, in milliseconds. */
const failedJustNowMs = 2_000;

/** How long a response counts as fresh, in milliseconds. */
const freshForMs = 30_000;

/** What the retry policy needs to know about a failed attempt, besides TanStack Query's count. */
interface Failure {
  readonly kind: CallKind;
  readonly elapsedMs: number;
  readonly chance: number;
}

/** A query cache whose reads (read.ts) use `client` and the retry policy. */
export function createQueryClient(
  client: Client,
  { now = () => performance.now(), random = Math.random }: QueryClientOptions = {},
): QueryClient {
  const ignored: IgnoredFilters = new Set();
  /** Corrects the pages that were believed before the service was seen to ignore a filter. */
  const correct = (call: Call): void => {
    for (const { queryKey, state } of queryClient
      .getQueryCache()
      .findAll({ queryKey: [call.resource, call.name] })) {
      if (!isPage(state.data)) continue;
      const page = fitPage(call, Object(queryKey[2]), state.data, ignored);
      if (page !== state.data) queryClient.setQueryData(queryKey, page, { updatedAt: state.dataUpdatedAt });
    }
  };
  const pages = fittingPages(wholePages(client), ignored, correct);
  const cooldowns = createCooldowns(now);
  // All attempts of one fetch share its signal.
  const startedAt = new WeakMap<AbortSignal, number>();
  const failures = new WeakMap<Error, Failure>();
  const delayAfter = (count: number, error: Error): number | null => {
    const failure = failures.get(error);
    return failure === undefined ? null : retryDelay({ ...failure, problem: problemOf(error), count });
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // Rows keep their identity because live updates patch them, so responses need no comparison.
        structuralSharing: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failedJustNowMs,
        async queryFn({ meta, signal }) {
          const { call, fetch } = meta ?? {};
          if (!call || !fetch) throw new TypeError('A query without a queryFn is made by read().');
          const firstAt = startedAt.get(signal) ?? now();
          startedAt.set(signal, firstAt);
          try {
            return await cooldowns.around(call, () => fetch(pages, signal));
          } catch (thrown) {
            const error = asError(thrown);
            failures.set(error, { kind: call.kind, elapsedMs: now() - firstAt, chance: random() });
            throw error;
          }
        },
        retry: (count, error) => delayAfter(count, error) !== null,
        retryDelay: (count, error) => delayAfter(count, error) ?? 0,
      },
      // A write is never queued: without a network it fails at once, and its input stays (F1).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

/** The cache of a session scope, created with the first read. Signing in needs no cache. */
export const queryClientOf = memoizePerObject((scope: SessionScope): QueryClient => {
  // TanStack Query assumes a network until an event says otherwise. That event may have fired before it
  // loaded.
  if (!isOnline()) onlineManager.setOnline(false);
  const queryClient = createQueryClient(scope.client);
  recordProblems(queryClient, scope.store);
  scope.onForget(() => queryClient.clear());
  return queryClient;
});
