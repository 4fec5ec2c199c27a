import type { createStore } from 'jotai';

import { storedUnauthorisedAtom } from '../data/problems.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Resolves once a stored refusal is verified: `true` if the session has ended, `false` if it had another
 * cause.
 */
export const isSessionGone = (store: Store): Promise<boolean> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const check = (): boolean => {
      const state = store.get(storedUnauthorisedAtom);
      if (state === 'unverified') return false;
      stop();
      resolve(state === 'verified');
      return true;
    };
    if (!check()) stop = store.sub(storedUnauthorisedAtom, check);
  });
