import { showRequest, type Call, type Client, type ShowRequestOptions } from '@millrace/ui/contract';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import type { ShownRequests } from '@millrace/ui/RequestsProvider';

import type { Write, WriteContext } from './write.ts';

export interface RehearseOptions extends Pick<ShowRequestOptions, 'secretPaths'> {
  /** How many items were left out of the input. @default 0 */
  readonly restCount?: number;
}

/** What a write rejects with if there is no network when it sends. Every write can be in this state, and changes nothing (F1). */
const unsent = () => new ProblemError({ kind: 'offline', isUnsent: true });

/**
 * Runs a write up to its requests, which are shown instead of sent. So they are those that the write would send now
 * . Reads are made, because a write may depend on the latest version of what it changes.
 */
export async function rehearse<Input, Output, Subject>(
  write: Write<Input, Output, Subject>,
  context: WriteContext,
  input: Input,
  { secretPaths, restCount }: RehearseOptions = {},
): Promise<ShownRequests> {
  const sent: { readonly call: Call; readonly args: Readonly<Record<string, unknown>> }[] = [];
  const client: Client = (call, args, options) => {
    if (call.method === 'GET') return context.client(call, args, options);
    sent.push({ call, args: { ...args } });
    return Promise.reject(unsent());
  };
  const problem = await write.perform({ ...context, client }, input).then(() => undefined, problemOf);
  if (sent.length === 0 && problem) return { requests: [], problem };
  const { origin } = location;
  return {
    requests: sent.map((bound) => showRequest(bound, { origin, secretPaths })),
    restCount,
    hasFollowing: write.hasFollowing?.(input, sent.at(-1)?.call) ?? false,
  };
}
