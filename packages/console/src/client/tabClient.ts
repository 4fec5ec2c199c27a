import type { Call, Client } from '@millrace/ui/contract';
import { ProblemError, problemOf, type Problem } from '@millrace/ui/domain';

import { createSemaphore } from './semaphore.ts';

/** The most calls of one tab at a time (docs/faults.md, "Retry policy"). */
export const mostInFlight = 6;
/** How long what was refused for its frequency rests where the service does not say, in milliseconds (F14). */
const unsaidRestsMs = { credentials: 30_000, write: 5_000 } as const;

/** A refusal with the rest that a person has to wait out; reads follow the retry policy instead. */
function withRest({ kind, method }: Call, problem: Problem): Problem {
  const isLeftToThem = method === 'GET' || kind === 'probe' || kind === 'channel';
  if (problem.status !== 429 || problem.retryAfterMs !== undefined || isLeftToThem) return problem;
  return { ...problem, retryAfterMs: unsaidRestsMs[kind === 'credentials' ? kind : 'write'] };
}

/**
 * The client of a tab: what holds for all its calls together. A few are under way at once, writes before reads as
 * somebody waits for them.
 */
export function createTabClient(client: Client): Client {
  const semaphore = createSemaphore(mostInFlight);
  return async (call, args, options) => {
    const isUrgent = call.method !== 'GET' || call.kind === 'session';
    const release = await semaphore
      .acquire({ isUrgent, signal: options?.signal })
      .catch((thrown: unknown) => {
        throw new ProblemError({ kind: 'aborted' }, { cause: thrown });
      });
    try {
      return await client(call, args, options);
    } catch (thrown) {
      throw new ProblemError(withRest(call, problemOf(thrown)), { cause: thrown });
    } finally {
      release();
    }
  };
}
