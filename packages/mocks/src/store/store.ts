/** One stored row: JSON under a kind and an id. */
export interface StoredItem {
  readonly kind: string;
  readonly id: string;
  readonly body: string;
}

/** A new or changed row or, without a body, a deleted one. */
export interface StoredChange {
  readonly kind: string;
  readonly id: string;
  readonly body: string | undefined;
}

/** Storage of a service's rows. Without one they are in memory only. */
export interface Store {
  load(): Iterable<StoredItem>;
  /**
   * Stores all of `changes` or none; on return they survive the process.
   * @throws StoreError if there is no room, or the file cannot be written
   */
  write(changes: readonly StoredChange[]): void;
  close(): void;
}

/** An unusable state, as a sentence for the person who starts the server. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** The message about an unusable folder, for any reason. */
export const cannotKeep = (folder: string, cause: unknown): StoreError =>
  new StoreError(`Nothing can be kept in ${folder}. Name a folder that can be written to.`, { cause });

/** The message about changes that a running server cannot store. @param reason such as "the disk is full" */
export const cannotStore = (folder: string, reason: string, cause: unknown): StoreError =>
  new StoreError(
    `Changes cannot be stored in ${folder}: ${reason}. They are refused until that is solved; reading goes on.`,
    { cause },
  );

/** A state that this version cannot read: too old or damaged. It may be renamed and replaced by a new one. */
export class UnfitStateError extends StoreError {
  override readonly name = 'UnfitStateError';
}
