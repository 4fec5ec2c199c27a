import { useCallback, useLayoutEffect, useRef } from 'react';

/** As long as the browsers' longest usual time between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

/**
 * For an overlay that a press outside closes: the second press of a double click on what opened it is none of these.
 * Pass the result as `shouldCloseOnInteractOutside`.
 */
export function useSteadyOverlay(isOpen: boolean): () => boolean {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return useCallback(() => performance.now() - openedAt.current > doubleClickMs, []);
}
