import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * When what was read before the channels were listened to is read again, in milliseconds after that: so much, and up to
 * so much more by chance. Nobody waits for the first one, which hardly ever brings anything; after a gap the page is known
 * to have missed something.
 */
export const catchUpDelays = {
  first: { leastMs: 5_000, spreadMs: 10_000 },
  again: { leastMs: 0, spreadMs: 2_000 },
} as const;
/** How often a busy page is asked whether it has come to rest, in milliseconds. */
const restCheckMs = 1_000;

export interface CatchUpOptions {
  readonly queryClient: QueryClient;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

export interface CatchUp {
  /** A channel is listened to, at first or again: what happened before is not told any more. */
  subscribed(channel: string): void;
  close(): void;
}

/**
 * Closes the gap between an answer and the subscription after it: once for all channels, by chance so that pages that were
 * cut off together do not come back together, and only what has not been read again meanwhile.
 */
export function createCatchUp({ queryClient, random = Math.random }: CatchUpOptions): CatchUp {
  const known = new Set<string>();
  /** When each query was read that may have missed something; `Infinity` for one whose answer was still on its way. */
  const suspects = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;

  const suspect = ({ queryHash, state }: Query) => {
    if (state.fetchStatus === 'fetching') suspects.set(queryHash, Infinity);
    else if (state.data !== undefined) suspects.set(queryHash, state.dataUpdatedAt);
  };
  const catchUp = () => {
    timer = undefined;
    if (queryClient.isFetching() > 0) return plan(restCheckMs);
    const isMissed = ({ queryHash, state }: Query) =>
      state.dataUpdatedAt <= (suspects.get(queryHash) ?? -Infinity);
    void queryClient.invalidateQueries({ predicate: isMissed, refetchType: 'active' });
    suspects.clear();
    isSoon = false;
  };
  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(catchUp, delay);
  };

  return {
    subscribed(channel) {
      const isAgain = known.has(channel);
      known.add(channel);
      queryClient.getQueryCache().getAll().forEach(suspect);
      // A plan that is as near stays: three channels that come one after the other are one gap.
      if (timer !== undefined && (isSoon || !isAgain)) return;
      isSoon = isAgain;
      const { leastMs, spreadMs } = isAgain ? catchUpDelays.again : catchUpDelays.first;
      plan(leastMs + random() * spreadMs);
    },
    close: () => clearTimeout(timer),
  };
}
