import type { Call, CallArguments, CallResult, Client } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain';

import { retryDelay } from './retryLaw.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a call that belongs to no screen, again where the retry law says so. */
export async function callRepeatedly<C extends Call>(
  client: Client,
  call: C,
  args: CallArguments<C>,
  { now = Date.now, random = Math.random } = {},
): Promise<CallResult<C>> {
  const begunAt = now();
  for (let count = 0; ; count += 1) {
    try {
      return await client(call, args);
    } catch (error) {
      const problem = problemOf(error);
      const elapsedMs = now() - begunAt;
      const delay = retryDelay({ kind: call.kind, problem, count, elapsedMs, chance: random() });
      if (delay === null) throw error;
      await wait(delay);
    }
  }
}
