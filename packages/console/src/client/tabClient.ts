import type { Client } from '@millrace/ui/contract';
import { ProblemError, problemOf } from '@millrace/ui/domain';

import { createRests } from './rests.ts';
import { createTurns } from './turns.ts';

/** The most calls of one tab at a time (docs/faults.md, "Retry law"). */
export const mostInFlight = 6;

/**
 * The client of a tab: what holds for all its calls together. A few are under way at once, writes before reads as
 * somebody waits for them, and none is made while the service has asked to be spared it.
 */
export function createTabClient(client: Client): Client {
  const turns = createTurns(mostInFlight);
  const rests = createRests();
  return async (call, args, options) => {
    rests.check(call);
    const isUrgent = call.method !== 'GET' || call.kind === 'session';
    const giveBack = await turns.take({ isUrgent, signal: options?.signal }).catch((thrown: unknown) => {
      throw new ProblemError({ kind: 'aborted' }, { cause: thrown });
    });
    try {
      return await client(call, args, options);
    } catch (thrown) {
      const problem = problemOf(thrown);
      const learnt = rests.learn(call, problem);
      throw learnt === problem ? thrown : new ProblemError(learnt, { cause: thrown });
    } finally {
      giveBack();
    }
  };
}
