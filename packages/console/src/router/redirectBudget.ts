/** Redirects in a row that nobody asked for, before the page stops (docs/guard.md, loop rule). */
export const redirectLimit = 3;
/** Within this time no redirect may happen twice, in milliseconds. */
export const sameRedirectMs = 10_000;

export interface RedirectBudget {
  /** Counts a redirect; `false` once they go round in circles. */
  allows(from: string, to: string): boolean;
  /** Somebody went somewhere on purpose. */
  reset(): void;
}

/**
 * Ends a chase that rules and data could start between them, such as a session that is there for one call only.
 * @param now milliseconds, by a clock that nobody can set
 */
export function createRedirectBudget(now: () => number = () => performance.now()): RedirectBudget {
  let inARow = 0;
  const lastAt = new Map<string, number>();
  return {
    allows(from, to) {
      const pair = `${from} ${to}`;
      const before = lastAt.get(pair) ?? -Infinity;
      lastAt.set(pair, now());
      inARow += 1;
      return inARow <= redirectLimit && now() - before >= sameRedirectMs;
    },
    reset() {
      inARow = 0;
      lastAt.clear();
    },
  };
}
