import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain/remote';
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useRef } from 'react';

import { sessionRenewedAtAtom } from './problems.ts';
import { toastsAtom } from './toasts.ts';
import { useIsCurrent } from '../router/useIsCurrent.ts';
import { useServices } from '../session/services.ts';
import { failureToast } from './failureToast.ts';
import type { Write, WriteNotice, WriteWords } from './write.ts';
import { useNavigate } from '../router/location.ts';

export interface UseWriteOptions<Input, Output, Subject> {
  /** What the write is about, where the screen knows it beforehand: `isPending` then covers earlier mounts as well. */
  readonly subject?: Subject;
  /** The screen shows `problem` itself, so that a toast is only needed after it was left. @default false */
  readonly isInline?: boolean;
  /** Whose presence counts when the write succeeds: that of the address, or of this very component. @default 'address' */
  readonly presence?: 'address' | 'component';
  /** Replaces the words of the definition. */
  readonly words?: WriteWords<Input, Output>;
  /** It succeeded; `isCurrent` says whether the person is still there. */
  readonly onDone?: (output: Output, isCurrent: boolean, input: Input) => void;
  /** It failed; `isCurrent` says whether the person still sees the screen. */
  readonly onFailed?: (problem: Problem, isCurrent: boolean) => void;
}

export interface RunningWrite<Input> {
  /** Starts the write, unless the same one is running. */
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly problem: Problem | undefined;
  /** Forgets the problem. */
  readonly reset: () => void;
}

export const writeKey = <Subject>(
  { call, key }: Pick<Write<never, unknown, Subject>, 'call' | 'key'>,
  subject: Subject,
) => [call.resource, call.name, ...key(subject)];

/** Whether a write with this key is running. The cache knows it before any component has rendered. */
export const isRunning = (queryClient: QueryClient, mutationKey: QueryKey): boolean =>
  queryClient.isMutating({ mutationKey, exact: true }) > 0;

/** Starts a write that no component observes, unless one with its key is running. Each row of a list has its own key. */
export function startWrite<Input, Output>(
  queryClient: QueryClient,
  options: MutationOptions<Output, Error, Input> & { readonly mutationKey: QueryKey },
  input: Input,
): void {
  if (isRunning(queryClient, options.mutationKey)) return;
  // Its callbacks report a failure.
  queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(input)
    .catch(() => undefined);
}

/**
 * Runs a write: once at a time, with the result in a toast where the screen does not show it. It continues when the
 * screen is left.
 */
export function useWrite<Input extends Subject, Output, Subject>(
  write: Write<Input, Output, Subject>,
  {
    subject,
    isInline = false,
    presence = 'address',
    words = write.words,
    onDone,
    onFailed,
  }: UseWriteOptions<Input, Output, NoInfer<Subject>> = {},
): RunningWrite<Input> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const renewedAt = useAtomValue(sessionRenewedAtAtom);
  const navigate = useNavigate();
  const { isAtAddress, isInSight } = useIsCurrent();
  const follow = (action: WriteNotice['action']) =>
    action && { label: action.label, onPress: () => navigate(action.href) };
  const options = {
    meta: { call: write.call },
    mutationFn: (input: Input) => write.perform({ client, queryClient }, input),
    onSuccess(output: Output, input: Input) {
      const isCurrent = presence === 'component' ? isInSight() : isAtAddress();
      onDone?.(output, isCurrent, input);
      const notice = isCurrent ? undefined : words.done?.(output, input);
      if (notice) toasts.show({ tone: 'success', ...notice, action: follow(notice.action) });
    },
    onError(thrown: Error, input: Input) {
      const problem = problemOf(thrown);
      const isCurrent = isInSight();
      onFailed?.(problem, isCurrent);
      if (isInline && isCurrent) return;
      const { action, ...toast } = failureToast(words.failed(input, problem), problem);
      toasts.show({ ...toast, action: follow(action) });
    },
  };
  const mutationKey = subject === undefined ? undefined : writeKey(write, subject);
  const { mutate, isSuccess, error, reset, submittedAt } = useMutation({ ...options, mutationKey });
  const isPending = useIsMutating({ mutationKey: mutationKey ?? [noSubject], exact: true }) > 0;
  const problem = error ? problemOf(error) : undefined;
  // It failed for want of a session that has been renewed since: all that remains is to try again (F6).
  const isSettled = problem !== undefined && isUnauthorised(problem) && submittedAt < renewedAt;
  const start = (input: Input): void => {
    const key = writeKey(write, input);
    if (!mutationKey) startWrite(queryClient, { ...options, mutationKey: key }, input);
    else if (!isRunning(queryClient, key)) mutate(input);
  };
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });
  // Stable, so that memoised rows do not render again.
  const run = useCallback((input: Input) => latest.current(input), []);
  return {
    run,
    isPending,
    isDone: isSuccess,
    problem: isSettled ? undefined : problem,
    reset,
  };
}

/** No write has this key. */
const noSubject = Symbol('noSubject').toString();
