import type { Call, CallArguments, CallResult, Client } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain';
import type { QueryFunctionContext } from '@tanstack/react-query';

import { cooldownsOf } from '../client/cooldowns.ts';
import { budgetOf } from '../client/retryBudget.ts';
import { retryDelay } from '../client/retryPolicy.ts';

export interface ReadQueryOptions {
  /** Milliseconds, by a clock that nobody can set. @default performance.now */
  readonly now?: () => number;
  /** From 0 to 1. @default Math.random */
  readonly random?: () => number;
}

/** What a query needs of us; the library's own options come on top. */
export interface ReadQuery<Value, Key extends readonly unknown[]> {
  readonly queryKey: Key;
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Value>;
  readonly retry: (count: number, error: Error) => boolean;
  readonly retryDelay: (count: number, error: Error) => number;
  readonly meta: { readonly call: Call };
}

/**
 * A read as TanStack Query wants it: cancelled with its readers, repeated by the retry policy. The first element of the key
 * is the resource, as events name it; the rest says which view of it.
 */
export function readQuery<C extends Call, const Key extends readonly unknown[]>(
  client: Client,
  queryKey: Key,
  call: C,
  args: CallArguments<C>,
  { now = () => performance.now(), random = Math.random }: ReadQueryOptions = {},
): ReadQuery<CallResult<C>, Key> {
  // When the fetch under way began, and what was decided on its last failure: the library asks twice for each.
  let begunAt: number | undefined;
  let last: { readonly error: Error; readonly delay: number | null } | undefined;
  const decide = (count: number, error: Error): number | null => {
    if (last?.error === error) return last.delay;
    const delay = retryDelay({
      kind: call.kind,
      problem: problemOf(error),
      count,
      elapsedMs: begunAt === undefined ? 0 : now() - begunAt,
      chance: random(),
    });
    const isAllowed = delay !== null && budgetOf(client).take();
    if (!isAllowed) begunAt = undefined;
    last = { error, delay: isAllowed ? delay : null };
    return last.delay;
  };
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const abandon = () => (begunAt = undefined);
      signal.addEventListener('abort', abandon, { once: true });
      begunAt ??= now();
      const result = await cooldownsOf(client).around(call, () => {
        budgetOf(client).note();
        return client(call, args, { signal });
      });
      begunAt = undefined;
      return result;
    },
    retry: (count, error) => decide(count, error) !== null,
    retryDelay: (count, error) => decide(count, error) ?? 0,
    meta: { call },
  };
}
