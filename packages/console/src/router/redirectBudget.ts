/** The number of automatic redirects in a row before the page stops (docs/guard.md, loop rule). */
export const redirectLimit = 3;
/** The same redirect may not happen twice within this time, in milliseconds. */
export const sameRedirectMs = 10_000;

export interface RedirectBudget {
  /** Counts a redirect. Returns `false` once redirects form a loop. */
  allows(from: string, to: string): boolean;
  /** Call it when the person navigates deliberately. */
  reset(): void;
}

/**
 * Ends redirect loops between the rules and changing data, such as a session that exists for one call only.
 * @param now milliseconds of a monotonic clock
 */
export function createRedirectBudget(now: () => number = () => performance.now()): RedirectBudget {
  let count = 0;
  const lastAt = new Map<string, number>();
  return {
    allows(from, to) {
      const pair = `${from} ${to}`;
      const before = lastAt.get(pair) ?? -Infinity;
      lastAt.set(pair, now());
      count += 1;
      return count <= redirectLimit && now() - before >= sameRedirectMs;
    },
    reset() {
      count = 0;
      lastAt.clear();
    },
  };
}
