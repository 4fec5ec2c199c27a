import type { Call } from '@millrace/ui/contract';
import { onlineManager, QueryClient } from '@tanstack/react-query';

import { isOnline } from '../client/network.ts';
import type { SessionScope } from '../sessionScope.ts';
import { weakMemo } from '../weakMemo.ts';
import { recordProblems } from './recordProblems.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The call behind a query or a mutation; its name is the action key (spec §8). */
    queryMeta: { readonly call?: Call };
    mutationMeta: { readonly call?: Call };
  }
}

/** How long a failure is news, in milliseconds: whoever comes to show it does not ask the same once more. */
const failedJustNowMs = 2_000;

/** How long what was read counts as fresh, in milliseconds; a revisit within it asks nobody. */
const freshForMs = 30_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Rows keep their identity by being patched, not by comparing every answer with the last one.
      queries: {
        staleTime: freshForMs,
        structuralSharing: false,
        // What was asked for ahead, and refused before there was a screen.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failedJustNowMs,
      },
      // A write is never kept for later: without a network it fails at once, and its input stays (F1).
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache of a session scope. It comes with the first thing that is read: signing in needs none of it. */
export const queryClientOf = weakMemo((scope: SessionScope): QueryClient => {
  // The library believes in a network until it hears otherwise; it comes late, and one may have ended before.
  if (!isOnline()) onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  recordProblems(queryClient, scope.store);
  scope.onForget(() => queryClient.clear());
  return queryClient;
});
