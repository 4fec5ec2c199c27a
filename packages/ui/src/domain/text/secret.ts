/**
 * The placeholder of a saved secret in an answer. The secret itself is never returned (T-08). The mask is not
 * a value: the service refuses it if it is sent back.
 */
export const secretMask = '••••';

/**
 * A value that must not be exposed, such as a provider's token (T-07). Printing, logging or serialising it
 * gives its mask; only {@link Secret.reveal} returns the value.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return secretMask;
  }

  toJSON(): string {
    return secretMask;
  }
}
