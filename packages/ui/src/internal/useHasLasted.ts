import { useEffect, useState } from 'react';

/** Whether something has been so for `forMs` without a break: what is over sooner is not worth a word. */
export function useHasLasted(isSo: boolean, forMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), forMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, forMs]);
  return isSo && hasLasted;
}
