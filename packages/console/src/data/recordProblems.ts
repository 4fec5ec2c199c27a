import type { Call } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';

import { forgetProblemAtom, recordProblemAtom } from './problems.ts';

interface Step {
  readonly type: string;
  /** Set by the console, such as a patch from an event, and not a response of the service. */
  readonly manual?: boolean;
  readonly error?: unknown;
}

/** Stores the last failure of every action under its call's name. */
export function recordProblems(queryClient: QueryClient, store: ReturnType<typeof createStore>): void {
  const follow = (call: Call | undefined, { type, manual, error }: Step) => {
    if (call === undefined || manual) return;
    if (type === 'fetch' || type === 'pending' || type === 'success') store.set(forgetProblemAtom, call.name);
    if (type !== 'error') return;
    const problem = problemOf(error);
    // Leaving a screen is not a failure (F4).
    if (problem.kind !== 'aborted') store.set(recordProblemAtom, call.name, { kind: call.kind, problem });
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') follow(event.query.meta?.call, event.action);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated') follow(event.mutation.meta?.call, event.action);
  });
}
