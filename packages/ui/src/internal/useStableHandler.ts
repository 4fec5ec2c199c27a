import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * One function for good that does what `handler` did in the latest render: a memoised part that gets it is not drawn
 * anew because of it. To be called by events, not while rendering.
 */
export function useStableHandler<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
