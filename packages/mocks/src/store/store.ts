/** One row as it is kept: JSON under a kind and an id. */
export interface StoredItem {
  readonly kind: string;
  readonly id: string;
  readonly body: string;
}

/** A row that is new or different, or, without a body, gone. */
export interface StoredChange {
  readonly kind: string;
  readonly id: string;
  readonly body: string | undefined;
}

/** Where a service's rows outlive it. Without one it lives in memory alone. */
export interface Store {
  load(): Iterable<StoredItem>;
  /** Keeps all of `changes` or none; on return they have survived the process. */
  write(changes: readonly StoredChange[]): void;
  close(): void;
}

/** A state that cannot be used, as a sentence for the person who started the server. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** What is said of a folder that a state cannot be kept in, whatever the reason. */
export const cannotKeep = (folder: string, cause: unknown): StoreError =>
  new StoreError(`Nothing can be kept in ${folder}. Name a folder that can be written to.`, { cause });

/** A state that this version cannot read: of an older one, or damaged. It may be set aside for a new one. */
export class UnfitStateError extends StoreError {
  override readonly name = 'UnfitStateError';
}
