import { useEffect, useSyncExternalStore } from 'react';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { Toasts } from './toasts.ts';

export interface ToastRegionProps {
  /** From `createToasts()`. */
  toasts: Toasts;
}

const useParts = createLazyHook(() => import('./ToastList.tsx'));

/**
 * Draws the toasts. It is a landmark (F6 reaches it); time stops while the pointer or the focus is on it, and
 * while the tab is hidden. Errors interrupt, everything else waits until the person is told what they were told.
 * Its code comes after the first paint, or with the first toast.
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  usePauseWhileHidden(toasts);
  const { queue } = toasts;
  const isWanted = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  const parts = useParts(isWanted);
  return parts && <parts.ToastList toasts={toasts} />;
}

/** A toast in a tab that nobody sees would be gone when they come back. */
function usePauseWhileHidden({ queue }: Toasts): void {
  useEffect(() => {
    const follow = (): void => (document.hidden ? queue.pauseAll() : queue.resumeAll());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue]);
}
