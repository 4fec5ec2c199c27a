import type { Call } from '@millrace/ui/contract';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';

export interface Cooldowns {
  /**
   * Makes a read, unless it has to rest.
   * @throws while it has to, the service's own refusal with what is left of the rest
   */
  around<Value>(call: Call, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Holds back reads that the service has asked to be spared: whoever asks, a person, a clock, an event or a focused tab,
 * asks no earlier than `Retry-After` says (docs/faults.md, "Retry policy").
 * @param now milliseconds, by a clock that nobody can set
 */
export function createCooldowns(now: () => number = () => performance.now()): Cooldowns {
  const resting = new Map<string, { readonly until: number; readonly problem: Problem }>();
  return {
    async around({ name }, read) {
      const rest = resting.get(name);
      const leftMs = (rest?.until ?? 0) - now();
      // Timers count whole milliseconds.
      if (rest && leftMs >= 1) throw new ProblemError({ ...rest.problem, retryAfterMs: leftMs });
      resting.delete(name);
      try {
        return await read();
      } catch (thrown) {
        const problem = problemOf(thrown);
        const { retryAfterMs } = problem;
        if (retryAfterMs !== undefined) resting.set(name, { until: now() + retryAfterMs, problem });
        throw thrown;
      }
    },
  };
}
