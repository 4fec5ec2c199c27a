import type { Call, Client } from '@millrace/ui/contract';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain/remote';

/** The wait after a 429 without `Retry-After`, in milliseconds (F14). */
const defaultCooldownsMs = { credentials: 30_000, write: 5_000 } as const;

/** Only calls that a person repeats get a default wait. Reads follow the retry policy instead. */
function withCooldown({ kind, method }: Call, problem: Problem): Problem {
  const isPersonal = method !== 'GET' && kind !== 'probe' && kind !== 'channel';
  if (problem.status !== 429 || problem.retryAfterMs !== undefined || !isPersonal) return problem;
  return { ...problem, retryAfterMs: defaultCooldownsMs[kind === 'credentials' ? kind : 'write'] };
}

/** A client whose refused writes always contain how long to wait before the next attempt. */
export const withCooldowns =
  (client: Client): Client =>
  async (call, args, options) => {
    try {
      return await client(call, args, options);
    } catch (thrown) {
      throw new ProblemError(withCooldown(call, problemOf(thrown)), { cause: thrown });
    }
  };
