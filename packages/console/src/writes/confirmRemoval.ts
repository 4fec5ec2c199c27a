import { problemOf } from '@millrace/ui/domain/remote';

import { confirmWrite } from './confirmWrite.ts';

/** A 404 means that the record no longer exists. */
const acceptMissing = (thrown: unknown): true => {
  if (problemOf(thrown).status === 404) return true;
  throw thrown;
};

/**
 * Deletes a record permanently. A 404 counts as deleted: after a lost response, and as the answer to the DELETE
 * itself, because browsers repeat it by themselves when its connection breaks.
 * @param find reads the record
 */
export const confirmRemoval = (remove: () => Promise<unknown>, find: () => Promise<unknown>): Promise<true> =>
  confirmWrite(
    () => remove().then(() => true as const, acceptMissing),
    () => find().then(() => null, acceptMissing),
  );
