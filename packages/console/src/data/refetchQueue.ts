/** How long hints are batched before a refetch, in milliseconds (F27). */
export const coalesceMs = 250;
/** The minimum time between two refetches of the same key, in milliseconds (F27). */
export const minIntervalMs = 2_000;

export interface RefetchQueueOptions {
  /** Refetches the key. */
  readonly refresh: (key: readonly unknown[]) => void;
  /** Whether the key is being fetched now. That response may be older than the hint. */
  readonly isBusy: (key: readonly unknown[]) => boolean;
  /** Milliseconds of a monotonic clock. @default performance.now */
  readonly now?: () => number;
}

export interface RefetchQueue {
  mark(key: readonly unknown[]): void;
  close(): void;
}

/**
 * Refetches stale keys: soon, in batches, and each at most once in two seconds. A fetch in flight completes,
 * and another one follows. Cancelling it would leave a slow list without any response while events keep
 * arriving.
 */
export function createRefetchQueue({
  refresh,
  isBusy,
  now = () => performance.now(),
}: RefetchQueueOptions): RefetchQueue {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const refreshedAt = new Map<string, number>();
  const plan = (name: string, key: readonly unknown[], delay: number) => {
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        if (isBusy(key)) return plan(name, key, coalesceMs);
        refreshedAt.set(name, now());
        refresh(key);
      }, delay),
    );
  };
  return {
    mark(key) {
      const name = JSON.stringify(key);
      if (timers.has(name)) return;
      const earliestAt = (refreshedAt.get(name) ?? -Infinity) + minIntervalMs;
      plan(name, key, Math.max(coalesceMs, earliestAt - now()));
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
