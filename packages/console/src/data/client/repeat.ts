import type { Call, CallArguments, CallResult, Client } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';

import { pagePresence, whenPresent, type Presence } from './presence.ts';
import { retryDelay } from './retryPolicy.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface RepeatOptions {
  /** Milliseconds of a monotonic clock. @default performance.now */
  readonly now?: () => number;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
  /** Retries wait until the page is visible and has a network. @default the page's */
  readonly presence?: Presence;
}

/** Makes a call outside of the query cache, with retries by the retry policy. */
export async function callRepeatedly<C extends Call>(
  client: Client,
  call: C,
  args: CallArguments<C>,
  { now = () => performance.now(), random = Math.random, presence = pagePresence }: RepeatOptions = {},
): Promise<CallResult<C>> {
  const startedAt = now();
  for (let count = 0; ; count += 1) {
    try {
      return await client(call, args);
    } catch (error) {
      const problem = problemOf(error);
      const elapsedMs = now() - startedAt;
      const delay = retryDelay({ kind: call.kind, problem, count, elapsedMs, chance: random() });
      if (delay === null) throw error;
      await wait(delay);
      await whenPresent(presence);
    }
  }
}
