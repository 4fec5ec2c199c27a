import type { Call } from '@millrace/ui/contract';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';
import { useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import { forgetProblemAtom, recordProblemAtom } from '../data/problems.ts';

interface Progress {
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly problem?: Problem;
}

export interface Action<Input, Output> extends Progress {
  /** Runs the action. Resolves with `undefined` if it failed. */
  readonly run: (input: Input) => Promise<Output | undefined>;
}

/**
 * Runs an action before there is a session, when the query cache that `useWrite` needs is not loaded yet. A failure is
 * stored under the call's name, like any other.
 */
export function useAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  call?: Call,
): Action<Input, Output> {
  const [progress, setProgress] = useState<Progress>({ isPending: false, isDone: false });
  const record = useSetAtom(recordProblemAtom);
  const forget = useSetAtom(forgetProblemAtom);
  const start = async (input: Input): Promise<Output | undefined> => {
    setProgress({ isPending: true, isDone: false });
    if (call) forget(call.name);
    try {
      const output = await act(input);
      setProgress({ isPending: false, isDone: true });
      return output;
    } catch (error) {
      const problem = problemOf(error);
      if (call) record(call.name, { kind: call.kind, problem });
      setProgress({ isPending: false, isDone: false, problem });
      return undefined;
    }
  };
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });
  // Stable, as the one of `useWrite`.
  const run = useCallback((input: Input) => latest.current(input), []);
  return { run, ...progress };
}
