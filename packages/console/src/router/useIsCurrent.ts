import { useCallback, useEffect, useRef } from 'react';

import { isAtPath, usePath } from './location.ts';

export interface IsCurrent {
  /** Whether the page is still at this component's address, even if the component has remounted since. */
  readonly isAtAddress: () => boolean;
  /** Whether this component is still mounted at its address, so that the person sees what it shows. */
  readonly isInSight: () => boolean;
}

/**
 * Checks, when a write ends, whether the person is still where it began. A write continues when its screen is
 * left. A toast then reports the result, and the address does not change (F4).
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
  const isAtAddress = useCallback(() => isAtPath(path), [path]);
  const isInSight = useCallback(() => isMounted.current && isAtAddress(), [isAtAddress]);
  return { isAtAddress, isInSight };
}
