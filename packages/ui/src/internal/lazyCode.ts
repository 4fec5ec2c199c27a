import { useEffect, useSyncExternalStore } from 'react';

/** Once the page has been painted; not every browser can say when it is at rest. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 200);
  return () => clearTimeout(id);
}

export type LazyProgress = 'waiting' | 'failed' | 'retrying';

/** Code on its way, for all who wait for it. */
export interface LazyCode<Code> {
  /** Has it loaded, unless it is there or on its way. After a failure it is tried again as long as somebody waits. */
  readonly ask: () => void;
  readonly read: () => Code | undefined;
  /**
   * `failed` once the early attempts are used up: whoever waits is to be told, and may ask again, which is `retrying`.
   * In the background it goes on for a while.
   */
  readonly progress: () => LazyProgress;
  /** Calls back when it is there, and when its progress is another. Answers how to end that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Waits before code that did not come is asked for again, in milliseconds. */
export const retryDelaysMs = [1_000, 3_000, 10_000, 30_000] as const;
/** How many of these waits nobody is told of; a screen's own code fails as early (docs/faults.md, F29). */
const quietRetries = 2;

export function createLazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let isLoading = false;
  let progress: LazyProgress = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const proceed = (next: LazyProgress): void => {
    if (progress === next) return;
    progress = next;
    tell();
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
          tell();
        },
        () => {
          if (failures >= quietRetries) proceed('failed');
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

/**
 * A hook for code that no first paint needs: it comes when the page is at rest, or at once where it is wanted. Until
 * then there is `undefined`. A load that failed is made again for those who wait, and the next time it is wanted.
 */
export function createLazyHook<Code>(load: () => Promise<Code>): (isWanted: boolean) => Code | undefined {
  const { ask, read, subscribe } = createLazyCode(load);
  return function useLazy(isWanted) {
    useEffect(() => (isWanted ? ask() : whenIdle(ask)), [isWanted]);
    return useSyncExternalStore(subscribe, read, read);
  };
}
