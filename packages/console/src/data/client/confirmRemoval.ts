import { problemOf } from '@millrace/ui/domain/remote';

import { confirmWrite } from './confirmWrite.ts';

/**
 * Deletes a record permanently. After a lost response, a 404 for the record means that it is deleted.
 * @param find reads the record
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
