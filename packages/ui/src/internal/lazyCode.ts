import { useEffect, useSyncExternalStore } from 'react';

/** Runs after the first paint, when the page is idle. Not every browser has `requestIdleCallback`. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 200);
  return () => clearTimeout(id);
}

export type LazyProgress = 'waiting' | 'failed' | 'retrying';

/** Lazily loaded code, shared by all subscribers. */
export interface LazyCode<Code> {
  /**
   * Loads the code unless it is loaded or loading. After a failure, loading is retried as long as there are
   * subscribers.
   */
  readonly ask: () => void;
  readonly read: () => Code | undefined;
  /**
   * `failed` after the early attempts have failed: the caller should show the failure and offer a retry,
   * which is `retrying`. Retries continue in the background for a while.
   */
  readonly progress: () => LazyProgress;
  /** Subscribes to changes of the code and of its state. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Delays before each retry, in ms. */
export const retryDelaysMs = [1_000, 3_000, 10_000, 30_000] as const;
/** Number of retries before `failed` is reported. A screen's own code fails after as many (F29). */
const quietRetries = 2;

export function createLazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let isLoading = false;
  let progress: LazyProgress = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const proceed = (next: LazyProgress): void => {
    if (progress === next) return;
    progress = next;
    notify();
  };
  /** Without a network all attempts fail, so the next one is due when there is one again. */
  const retryWhenOnline = (): void => {
    globalThis.removeEventListener?.('online', onOnline);
    globalThis.addEventListener?.('online', onOnline, { once: true });
  };
  const onOnline = (): void => {
    if (listeners.size > 0) attempt(0);
  };
  const attempt = (failures: number): void => {
    if (code !== undefined || isLoading) return;
    isLoading = true;
    clearTimeout(timer);
    load()
      .finally(() => (isLoading = false))
      .then(
        (loaded) => {
          code = loaded;
          notify();
        },
        () => {
          if (failures >= quietRetries) proceed('failed');
          retryWhenOnline();
          const delay = retryDelaysMs[failures];
          if (delay !== undefined && listeners.size > 0) {
            timer = setTimeout(() => attempt(failures + 1), delay);
          }
        },
      );
  };
  return {
    ask() {
      if (progress === 'failed') proceed('retrying');
      attempt(0);
    },
    read: () => code,
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a server renders, even if the browser that adopts its markup has loaded the code since. */
const nothingYet = () => undefined;

/**
 * A hook for code that the first paint does not need. The code loads when the page is idle, or immediately
 * when it is wanted. The value is `undefined` until then. A failed load is retried for subscribers, and again
 * when it is next wanted.
 */
export function createLazyHook<Code>(load: () => Promise<Code>): (isWanted: boolean) => Code | undefined {
  const { ask, read, subscribe } = createLazyCode(load);
  return function useLazy(isWanted) {
    useEffect(() => (isWanted ? ask() : whenIdle(ask)), [isWanted]);
    return useSyncExternalStore(subscribe, read, nothingYet);
  };
}
