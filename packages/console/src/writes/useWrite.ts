import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain/remote';
import type { ShownRequests } from '@millrace/ui/RequestsProvider';
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

import { sessionRenewedAtAtom } from '../data/problems.ts';
import { useService } from '../data/service.ts';
import { loadCode } from '../kit/loadCode.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { useNavigate } from '../router/location.ts';
import { useIsCurrent } from '../router/useIsCurrent.ts';
import { useScope } from '../scope/useScope.ts';
import { failureToast } from './failureToast.ts';
import type { RehearseOptions } from './rehearse.ts';
import type { Write, WriteNotice, WriteWords } from './write.ts';

export interface UseWriteOptions<Input, Output, Subject> {
  /**
   * The subject of the write, if the screen knows it in advance. `isPending` then includes writes of earlier
   * mounts.
   */
  readonly subject?: Subject;
  /**
   * The screen shows `problem` itself, so a toast is only needed after the screen was left. @default false
   */
  readonly isInline?: boolean;
  /**
   * Whether a success counts as seen while the address is unchanged, or only while this component is mounted.
   * @default 'address'
   */
  readonly presence?: 'address' | 'component';
  /** Replaces the words of the definition. */
  readonly words?: WriteWords<Input, Output>;
  /** Called on success. `isCurrent`: the person is still on the page. */
  readonly onDone?: (output: Output, isCurrent: boolean, input: Input) => void;
  /** Called on failure. `isCurrent`: the person still sees the screen. */
  readonly onFailed?: (problem: Problem, isCurrent: boolean) => void;
}

export interface RunningWrite<Input> {
  /** Starts the write, unless the same one is running. */
  readonly run: (input: Input) => void;
  /** What `run` would send now. Nothing is sent or changed. */
  readonly requests: (input: Input, options?: RehearseOptions) => Promise<ShownRequests>;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly problem: Problem | undefined;
  /** Clears the problem. */
  readonly reset: () => void;
}

export const writeKey = <Subject>(
  { call, key }: Pick<Write<never, unknown, Subject>, 'call' | 'key'>,
  subject: Subject,
) => [call.resource, call.name, ...key(subject)];

/** Whether a write with this key is running. Reads the cache, because no component may have rendered yet. */
export const isRunning = (queryClient: QueryClient, mutationKey: QueryKey): boolean =>
  queryClient.isMutating({ mutationKey, exact: true }) > 0;

/**
 * Starts a write without an observer, unless one with its key is running. Each row of a list has its own key.
 */
export function startWrite<Input, Output>(
  queryClient: QueryClient,
  options: MutationOptions<Output, Error, Input> & { readonly mutationKey: QueryKey },
  input: Input,
): void {
  if (isRunning(queryClient, options.mutationKey)) return;
  // The callbacks report a failure.
  queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(input)
    .catch(() => undefined);
}

/**
 * Runs a write, one at a time. A toast reports the result if the screen does not show it. The write continues
 * when the screen is left.
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
  const { client } = useScope();
  const { writes: habit } = useService().config;
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const renewedAt = useAtomValue(sessionRenewedAtAtom);
  const navigate = useNavigate();
  const { isAtAddress, isInSight } = useIsCurrent();
  const follow = (action: WriteNotice['action']) =>
    action && { label: action.label, onPress: () => navigate(action.href) };
  const options = {
    meta: { call: write.call },
    mutationFn: (input: Input) => write.perform({ client, queryClient, habit }, input),
    onSuccess(output: Output, input: Input) {
      const isCurrent = presence === 'component' ? isInSight() : isAtAddress();
      onDone?.(output, isCurrent, input);
      const notice = isCurrent ? undefined : words.done?.(output, input);
      if (notice) toasts.show({ tone: 'positive', ...notice, action: follow(notice.action) });
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
  // The write was refused with 401 or 403, and the session has been renewed since. The person can retry it (F6).
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
  // Stable, so that memoized rows do not re-render.
  const run = useCallback((input: Input) => latest.current(input), []);
  const requests = async (input: Input, more?: RehearseOptions) => {
    const { rehearse } = await loadCode(() => import('./rehearse.ts'));
    return rehearse(write, { client, queryClient, habit }, input, more);
  };
  return {
    run,
    requests,
    isPending,
    isDone: isSuccess,
    problem: isSettled ? undefined : problem,
    reset,
  };
}

/** A key that no write has. */
const noSubject = Symbol('noSubject').toString();
