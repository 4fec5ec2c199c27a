/** Numbers in [0, 1) that follow from the seed, what is asked for, its place among its like, and `what` it is about. */
export type Chance = (what: string, index?: number) => number;

/** Where a fault strikes: one request of one call. */
export interface Strike {
  /** Ends when the sender gives up, or the service is disposed of. */
  readonly signal: AbortSignal;
  readonly chance: Chance;
}
