import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Delays before refetching stale queries after subscribing: a base plus random jitter, in milliseconds. The
 * first refetch can wait, because it rarely finds a change. After a gap the page has missed events.
 */
export const catchUpDelays = {
  first: { leastMs: 5_000, spreadMs: 10_000 },
  again: { leastMs: 0, spreadMs: 2_000 },
} as const;
/** The spread grows with the gap up to this, in milliseconds: a long gap is seldom of one console alone. */
export const longestCatchUpMs = 60_000;
/** How often a busy page is checked for being idle, in milliseconds. */
const idleCheckMs = 1_000;

export interface CatchUpOptions {
  readonly queryClient: QueryClient;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
  /** Milliseconds of a monotonic clock. @default performance.now */
  readonly now?: () => number;
}

export interface CatchUp {
  /** Call it when a channel is subscribed, for the first time or again. Earlier events are not delivered. */
  subscribed(channel: string): void;
  /** Call it when the connection is lost. */
  lost(): void;
  close(): void;
}

/**
 * Refetches queries whose response may be older than the subscription: once for all channels, and only
 * if not refetched meanwhile. Random jitter keeps pages that disconnected together from refetching at the
 * same moment.
 */
export function createCatchUp({
  queryClient,
  random = Math.random,
  now = () => performance.now(),
}: CatchUpOptions): CatchUp {
  const known = new Set<string>();
  /**
   * When each query that may have missed events was fetched; `Infinity` if its response was still in flight.
   */
  const mayBeStale = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;
  let lostAt: number | undefined;

  const track = ({ queryHash, state }: Query) => {
    if (state.fetchStatus === 'fetching') mayBeStale.set(queryHash, Infinity);
    else if (state.data !== undefined) mayBeStale.set(queryHash, state.dataUpdatedAt);
  };
  const catchUp = () => {
    timer = undefined;
    if (queryClient.isFetching() > 0) return plan(idleCheckMs);
    const isMissed = ({ queryHash, state }: Query) =>
      state.dataUpdatedAt <= (mayBeStale.get(queryHash) ?? -Infinity);
    void queryClient.invalidateQueries({ predicate: isMissed, refetchType: 'active' });
    mayBeStale.clear();
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
      queryClient.getQueryCache().getAll().forEach(track);
      // A timer that is as early stays: three channels that subscribe in turn are one gap.
      if (timer !== undefined && (isSoon || !isAgain)) return;
      isSoon = isAgain;
      const { leastMs, spreadMs } = isAgain ? catchUpDelays.again : catchUpDelays.first;
      const gapMs = isAgain && lostAt !== undefined ? now() - lostAt : 0;
      lostAt = undefined;
      plan(leastMs + random() * Math.max(spreadMs, Math.min(longestCatchUpMs, gapMs)));
    },
    lost: () => (lostAt ??= now()),
    close: () => clearTimeout(timer),
  };
}
