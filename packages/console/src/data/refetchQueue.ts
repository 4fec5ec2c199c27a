/** How long hints are batched before a refetch, in milliseconds (F27). */
export const coalesceMs = 250;
/** The minimum time between two refetches of most keys, in milliseconds (F27). */
export const minIntervalMs = 2_000;
/** How long a read waits that is only requested because nothing tells whether it is needed, in milliseconds. */
export const doubtMs = 30_000;

export interface RefetchQueueOptions {
  /** Refetches the key. */
  readonly refresh: (key: readonly unknown[]) => void;
  /** Whether the key is being fetched now. That response may be older than the hint. */
  readonly isBusy: (key: readonly unknown[]) => boolean;
  /** The minimum time between two refetches of a key, in milliseconds. @default minIntervalMs */
  readonly intervalOf?: (key: readonly unknown[]) => number;
  /** Milliseconds of a monotonic clock. @default performance.now */
  readonly now?: () => number;
}

export interface RefetchQueue {
  /** Requests a refetch. @param withinMs how long it may wait for others, in milliseconds */
  mark(key: readonly unknown[], withinMs?: number): void;
  close(): void;
}

/**
 * Refetches stale keys: soon, in batches, and each at most once in its interval. A fetch in flight completes,
 * and another one follows. Cancelling it would leave a slow list without any response while events keep
 * arriving.
 */
export function createRefetchQueue({
  refresh,
  isBusy,
  intervalOf = () => minIntervalMs,
  now = () => performance.now(),
}: RefetchQueueOptions): RefetchQueue {
  const timers = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly at: number }>();
  const refreshedAt = new Map<string, number>();
  const plan = (name: string, key: readonly unknown[], delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(name);
      if (isBusy(key)) return plan(name, key, coalesceMs);
      refreshedAt.set(name, now());
      refresh(key);
    }, delay);
    timers.set(name, { timer, at: now() + delay });
  };
  return {
    mark(key, withinMs = coalesceMs) {
      const name = JSON.stringify(key);
      const earliestAt = (refreshedAt.get(name) ?? -Infinity) + intervalOf(key);
      const delay = Math.max(withinMs, earliestAt - now());
      const planned = timers.get(name);
      if (planned && planned.at <= now() + delay) return;
      clearTimeout(planned?.timer);
      plan(name, key, delay);
    },
    close() {
      for (const { timer } of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
