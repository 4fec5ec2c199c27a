import type { createStore } from 'jotai';

import { storedUnauthorisedAtom } from '../data/problems.ts';

type Store = ReturnType<typeof createStore>;

/** Resolves once a stored 401 is verified: `true` where the session is gone, `false` where the 401 meant something else. */
export const whetherSessionIsGone = (store: Store): Promise<boolean> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const look = (): boolean => {
      const state = store.get(storedUnauthorisedAtom);
      if (state === 'unverified') return false;
      stop();
      resolve(state === 'verified');
      return true;
    };
    if (!look()) stop = store.sub(storedUnauthorisedAtom, look);
  });
