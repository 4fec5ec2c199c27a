import { isOnline } from '../../kit/network.ts';

/** Whether the page is visible and online. */
export interface Presence {
  readonly isPresent: () => boolean;
  /** Calls back on every change that may matter. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A page is present while it is visible and has a network (docs/faults.md, "Retry policy"). */
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

/** Waits until the page is visible and has a network. Usually resolves at once. */
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
