import { useSyncExternalStore } from 'react';

/** Every supported browser reports it. */
const hasPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;

const subscribe = (onChange: () => void): (() => void) => {
  if (hasPainted()) return () => undefined;
  const observer = new PerformanceObserver(onChange);
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
};

/** A server paints nothing. */
const notYet = (): boolean => false;

/** Whether the page has shown its first text. Work that would delay that can wait for it. */
export const useIsPainted = (): boolean => useSyncExternalStore(subscribe, hasPainted, notYet);
