import { useEffect, useSyncExternalStore } from 'react';

/** Once the page has been painted; not every browser can say when it is at rest. */
function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 200);
  return () => clearTimeout(id);
}

/**
 * A hook for code that no first paint needs: it comes when the page is at rest, or at once where it is wanted. Until
 * then there is `undefined`. A load that failed is made again the next time it is wanted.
 */
export function createLater<Code>(load: () => Promise<Code>): (isWanted: boolean) => Code | undefined {
  let code: Code | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  const ask = (): void => {
    if (code !== undefined || isLoading) return;
    isLoading = true;
    load()
      .then((loaded) => {
        code = loaded;
        for (const listener of listeners) listener();
      })
      .catch(() => undefined)
      .finally(() => (isLoading = false));
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => code;

  return function useLater(isWanted) {
    useEffect(() => (isWanted ? ask() : whenIdle(ask)), [isWanted]);
    return useSyncExternalStore(subscribe, read, read);
  };
}
