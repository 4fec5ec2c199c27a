import { problemOf } from '@millrace/ui/domain/remote';

import { confirmWrite } from './confirmWrite.ts';

/**
 * Removes something for good. After a lost answer, a 404 for the thing says that it is gone.
 * @param find reads the thing
 */
export const confirmRemoval = (remove: () => Promise<unknown>, find: () => Promise<unknown>): Promise<true> =>
  confirmWrite(
    () => remove().then(() => true as const),
    () =>
      find().then(
        () => null,
        (thrown: unknown) => {
          if (problemOf(thrown).status === 404) return true as const;
          throw thrown;
        },
      ),
  );
