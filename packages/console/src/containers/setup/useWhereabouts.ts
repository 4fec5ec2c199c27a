import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

export interface Whereabouts {
  /** Whether the person is at the address of this screen, be it drawn anew since. */
  readonly isAtAddress: () => boolean;
  /** Whether this very screen is in front of them: what it shows is seen. */
  readonly isInSight: () => boolean;
}

/**
 * Where the person is when something that began on this screen has come to its end. A write runs on when it is left;
 * then a toast says what came of it, and nobody is taken anywhere (F4, A-74).
 */
export function useWhereabouts(): Whereabouts {
  const [path] = useLocation();
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  const isAtAddress = useCallback(() => window.location.pathname === path, [path]);
  const isInSight = useCallback(() => isDrawn.current && isAtAddress(), [isAtAddress]);
  return { isAtAddress, isInSight };
}
