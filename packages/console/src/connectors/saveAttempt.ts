/** One press of "Save and continue". It is kept with the mutation, so that the next visit of the form can cancel it. */
export class SaveAttempt {
  /** By the person's clock. */
  readonly startedAt = new Date();
  /** Whether the connection is tested before it is saved. */
  readonly isTesting: boolean;
  readonly #abort = new AbortController();

  constructor({ isTesting }: { readonly isTesting: boolean }) {
    this.isTesting = isTesting;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  readonly cancel = (): void => this.#abort.abort();
}
