import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain';
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { sessionRenewedAtAtom } from '../atoms/problems.ts';

export interface WriteOptions<Input, Output> extends Pick<
  UseMutationOptions<Output, Error, Input>,
  'meta' | 'mutationFn' | 'onSuccess' | 'onError'
> {
  /** Names the intent: the same thing for the same item has the same key. */
  readonly mutationKey: QueryKey;
}

export interface Write<Input> {
  readonly run: (input: Input) => void;
  /** It is under way, be it that somebody asked for it from a screen that was here before. */
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly problem: Problem | undefined;
  /** Forgets what failed. */
  readonly reset: () => void;
}

/** Whether the write that an intent asks for is under way already. */
export const isUnderWay = (queryClient: QueryClient, mutationKey: QueryKey): boolean =>
  queryClient.isMutating({ mutationKey, exact: true }) > 0;

/**
 * A write that is under way once, however often it is asked for (docs/threats.md T-14). The cache is asked, not what was
 * drawn: a second press can come before anything is drawn anew, or from a screen that has taken this one's place.
 */
export function useWrite<Input, Output>(options: WriteOptions<Input, Output>): Write<Input> {
  const queryClient = useQueryClient();
  const renewedAt = useAtomValue(sessionRenewedAtAtom);
  const { mutate, isSuccess, error, reset, submittedAt } = useMutation(options);
  const { mutationKey } = options;
  const isPending = useIsMutating({ mutationKey, exact: true }) > 0;
  const problem = error ? problemOf(error) : undefined;
  // Refused for want of a session that is there again: what remains is to ask once more (F6).
  const isSettled = problem !== undefined && isUnauthorised(problem) && submittedAt < renewedAt;
  return {
    run: (input) => {
      if (!isUnderWay(queryClient, mutationKey)) mutate(input);
    },
    isPending,
    isDone: isSuccess,
    problem: isSettled ? undefined : problem,
    reset,
  };
}
