import { StoreError } from '../store/store.ts';
import type { Backend } from '../service/world/world.ts';

/** Stores what a service changes. */
export interface Keeper {
  /**
   * Stores all changes, then sends their events. What cannot be stored is taken back, so that the service never shows
   * what a restart would lose. @returns whether the changes are stored
   */
  keep(): boolean;
}

/** @param report gets a sentence when storing begins to fail, and when it works again */
export function createKeeper(backend: Backend, report: (sentence: string) => void): Keeper {
  let isFailing = false;
  return {
    keep() {
      const { rows } = backend;
      try {
        const hadChanges = rows.commit();
        // Without changes nothing was tried.
        if (isFailing && hadChanges) {
          isFailing = false;
          report('Changes are stored again.');
        }
        backend.sendEvents();
        return true;
      } catch (thrown) {
        rows.rollback();
        backend.dropEvents();
        if (!(thrown instanceof StoreError)) throw thrown;
        if (!isFailing) report(thrown.message);
        isFailing = true;
        return false;
      }
    },
  };
}
