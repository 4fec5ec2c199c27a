import type { Call } from '@millrace/ui/contract';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';

export interface Cooldowns {
  /**
   * Makes a read, unless its cooldown is active.
   * @throws during the cooldown, the service's refusal with the remaining time
   */
  around<Value>(call: Call, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Delays reads until the service's `Retry-After` has passed, whatever triggers them: a person, a timer, an
 * event or focus (docs/faults.md, "Retry policy").
 * @param now milliseconds of a monotonic clock
 */
export function createCooldowns(now: () => number = () => performance.now()): Cooldowns {
  const cooldowns = new Map<string, { readonly until: number; readonly problem: Problem }>();
  return {
    async around({ name }, read) {
      const cooldown = cooldowns.get(name);
      const leftMs = (cooldown?.until ?? 0) - now();
      // Timers use whole milliseconds.
      if (cooldown && leftMs >= 1) throw new ProblemError({ ...cooldown.problem, retryAfterMs: leftMs });
      cooldowns.delete(name);
      try {
        return await read();
      } catch (thrown) {
        const problem = problemOf(thrown);
        const { retryAfterMs } = problem;
        if (retryAfterMs !== undefined) cooldowns.set(name, { until: now() + retryAfterMs, problem });
        throw thrown;
      }
    },
  };
}
