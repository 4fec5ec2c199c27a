import { useCallback, useEffect, useRef } from 'react';
import { usePath } from './location.ts';

export interface IsCurrent {
  /** Whether the page still is at the address of this component, even if it has mounted again since. */
  readonly isAtAddress: () => boolean;
  /** Whether this component itself is mounted at its address, so that the person sees what it shows. */
  readonly isInSight: () => boolean;
}

/**
 * Whether the person still is where a write began when the write ends. A write continues when its screen is left; then a
 * toast reports the result, and nobody is navigated (F4, A-74).
 */
export function useIsCurrent(): IsCurrent {
  const path = usePath();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isAtAddress = useCallback(() => window.location.pathname === path, [path]);
  const isInSight = useCallback(() => isMounted.current && isAtAddress(), [isAtAddress]);
  return { isAtAddress, isInSight };
}
