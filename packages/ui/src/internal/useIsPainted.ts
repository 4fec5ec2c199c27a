import { useEffect, useState } from 'react';

const paint = 'first-contentful-paint';
/** A server paints nothing. In a browser that does not report paints, nothing waits for them. */
const hasPainted = (): boolean =>
  'document' in globalThis &&
  (!('PerformanceObserver' in globalThis && PerformanceObserver.supportedEntryTypes.includes('paint')) ||
    performance.getEntriesByName(paint).length > 0);

/** Whether the page has shown its first text. Work that would delay that can wait for it. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(hasPainted);
  useEffect(() => {
    if (isPainted) return undefined;
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(paint).length > 0) setIsPainted(true);
    });
    observer.observe({ type: 'paint', buffered: true });
    return () => observer.disconnect();
  }, [isPainted]);
  return isPainted;
}
