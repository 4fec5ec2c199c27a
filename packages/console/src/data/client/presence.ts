import { isOnline } from './network.ts';

/** What is asked of the page: whether somebody looks at it and can be served. */
export interface Presence {
  readonly isPresent: () => boolean;
  /** Calls back on every change that may matter; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A page that is visible and has a network (docs/faults.md, "Retry policy"). */
export const pagePresence: Presence = {
  isPresent: () => !document.hidden && isOnline(),
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      removeEventListener('online', listener);
    };
  },
};

/** Waits until the page is looked at and has a network: at once, mostly. */
export function whenPresent({ isPresent, subscribe }: Presence): Promise<void> {
  return new Promise((resolve) => {
    if (isPresent()) return resolve();
    const stop = subscribe(() => {
      if (!isPresent()) return;
      stop();
      resolve();
    });
  });
}
