/**
 * Stands in an answer where a secret is kept. The secret itself never comes back (A-68, docs/threats.md T-08), and the mask
 * is no value: sent back, it is refused.
 */
export const secretMask = '••••';

/**
 * A value that must not be seen, such as a provider's token (A-28, docs/threats.md T-07). Printed, logged or written as JSON
 * it is its mask; only {@link Secret.reveal} gives it away.
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
