/** Numbers in [0, 1) that depend on the seed, the request, its number among equal ones, and `what`. */
export type Chance = (what: string, index?: number) => number;

/** The target of a fault: one request of one call. */
export interface Strike {
  /** Aborts when the sender aborts, or the service is disposed of. */
  readonly signal: AbortSignal;
  readonly chance: Chance;
}
