import { useEffect, useSyncExternalStore } from 'react';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { queueOf } from './toastQueue.ts';
import type { Toasts } from './toast.ts';
import type { ToastRegionProps } from './ToastList.tsx';

export type { ToastRegionProps } from './ToastList.tsx';

const useParts = createLazyHook(() => import('./ToastList.tsx'));

/**
 * Renders the toasts in a landmark region that F6 reaches. Timers stop while the region has the pointer or
 * the focus, and while the tab is hidden. Errors are announced assertively, other toasts politely. Its code
 * loads after the first paint, or with the first toast.
 */
export function ToastRegion({ toasts, ...root }: ToastRegionProps) {
  usePauseWhileHidden(toasts);
  const queue = queueOf(toasts);
  const isWanted = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  const parts = useParts(isWanted);
  return parts && <parts.ToastList {...root} toasts={toasts} />;
}

/** Timers stop in a hidden tab, so that no toast disappears unseen. */
function usePauseWhileHidden(toasts: Toasts): void {
  const queue = queueOf(toasts);
  useEffect(() => {
    const follow = (): void => (document.hidden ? queue.pauseAll() : queue.resumeAll());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue]);
}
