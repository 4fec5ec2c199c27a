/** How long hints are collected before something is read again, in milliseconds (F27). */
export const coalesceMs = 250;
/** The least time between two reads of the same thing because of hints, in milliseconds (F27). */
export const restMs = 2_000;

export interface RefetchQueueOptions {
  /** Has the thing read again. */
  readonly refresh: (key: readonly unknown[]) => void;
  /** Whether it is being read at this moment: an answer on its way may be older than the hint. */
  readonly isBusy: (key: readonly unknown[]) => boolean;
  /** Milliseconds, by a clock that nobody can set. @default performance.now */
  readonly now?: () => number;
}

export interface RefetchQueue {
  mark(key: readonly unknown[]): void;
  close(): void;
}

/**
 * Remembers what has to be read again and sees to it: soon, together, and not more than once in two seconds each. A
 * read under way is let finish and then followed by another; stopping it would leave a slow list without any answer as
 * long as events keep coming.
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
      const rested = (refreshedAt.get(name) ?? -Infinity) + restMs;
      plan(name, key, Math.max(coalesceMs, rested - now()));
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
