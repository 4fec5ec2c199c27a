import type { Call } from '@millrace/ui/contract';
import type { PlannedStep, TestSubject } from '@millrace/ui/domain/connectors';
import type { TestResult } from '@millrace/ui/domain/entities';
import type { FormDefinition } from '@millrace/ui/domain/forms';
import { isUnauthorised, problemOf, type Problem } from '@millrace/ui/domain/remote';
import type { ConnectionTestModalProps } from '@millrace/ui/modals/ConnectionTestModal';
import type { PastTest } from '@millrace/ui/LastTest';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useService } from '../../data/service.ts';
import { useScope } from '../../scope/useScope.ts';
import { isSessionGone } from '../../session/isSessionGone.ts';
import { loadTestSteps, type TestSteps } from './loadTestSteps.ts';

type TestState = NonNullable<ConnectionTestModalProps['state']>;
interface Outcome {
  readonly result: ReturnType<TestSteps['describeTestFailure']> | TestResult;
  /** Why the request failed. Left out if the service ran the test. */
  readonly problem?: Problem;
}

export interface ConnectionTestOptions {
  readonly subject: TestSubject;
  /** Gives the labels for field errors. Without it the type is unknown (spec §8). */
  readonly definition: FormDefinition | undefined;
  readonly call: Call;
  /** The steps that a test of the current configuration will run, as far as known. */
  readonly plan?: (planTest: TestSteps['planTest']) => readonly PlannedStep[];
}

const noPlan = (): readonly PlannedStep[] => [];

export interface ConnectionTest {
  /** Props of the modal, without the one that starts another test. */
  readonly modal: Pick<ConnectionTestModalProps, 'isOpen' | 'state' | 'onCancel' | 'onClose'>;
  /** The last result, which stays after the modal closes; `undefined` before the first test. */
  readonly last: PastTest | undefined;
  readonly isTesting: boolean;
  /** Why the last request failed. It may contain how long to wait before the next one. */
  readonly problem: Problem | undefined;
  /** Discards the last result, then runs a test (spec §4). Only one test runs at a time. */
  readonly start: (run: (signal: AbortSignal) => Promise<TestResult>) => void;
  /** Shows why a create was refused (spec §8). */
  readonly show: (problem: Problem) => void;
  /** Cancels a running test and closes the modal. */
  readonly close: () => void;
}

/**
 * A connection test with the state of its modal. It ignores the result of a test that was cancelled or whose
 * screen was left.
 */
export function useConnectionTest({
  subject,
  definition,
  call,
  plan = noPlan,
}: ConnectionTestOptions): ConnectionTest {
  const { clock } = useService();
  const { store } = useScope();
  const [state, setState] = useState<TestState | null>(null);
  const [last, setLast] = useState<PastTest>();
  const [refusal, setRefusal] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  const { mutateAsync } = useMutation({
    meta: { call },
    mutationFn: (run: () => Promise<TestResult>) => run(),
  });
  useEffect(() => {
    // Prefetched, so that the texts are there when a test starts.
    void loadTestSteps().catch(() => undefined);
    return () => running.current?.abort();
  }, []);

  const failureOf = (problem: Problem, words: TestSteps | undefined): Outcome => ({
    result: words?.describeTestFailure(problem, subject, definition) ?? { success: false, results: [] },
    problem,
  });
  const finish = (
    { result, problem }: Outcome,
    steps: readonly PlannedStep[],
    words: TestSteps | undefined,
    startedAt?: Date,
  ) => {
    const at = new Date();
    const durationMs = startedAt && at.getTime() - startedAt.getTime();
    const retryAfterMs = problem?.retryAfterMs;
    const explained = words ? { ...result, results: words.explainSteps(result.results, steps) } : result;
    setRefusal(problem);
    setState({
      phase: 'done',
      result: explained,
      at,
      ...(problem && { problem }),
      ...(durationMs !== undefined && { durationMs }),
      ...(retryAfterMs !== undefined && { restsUntil: new Date(at.getTime() + retryAfterMs) }),
    });
    // The modal measures with the local clock. Other times on the screen use the service's clock.
    setLast({ ...result, at: clock.now() });
  };
  const close = () => {
    running.current?.abort();
    running.current = undefined;
    setState(null);
  };
  return {
    modal: { isOpen: state !== null, state, onCancel: close, onClose: close },
    last,
    isTesting: state?.phase === 'testing',
    problem: refusal,
    start(run) {
      if (running.current) return;
      const abort = new AbortController();
      running.current = abort;
      const startedAt = new Date();
      setState({ phase: 'testing', startedAt });
      setLast(undefined);
      setRefusal(undefined);
      const settle = async (): Promise<void> => {
        const words = await loadTestSteps().catch(() => undefined);
        if (running.current !== abort) return;
        const steps = words ? plan(words.planTest) : [];
        setState({ phase: 'testing', startedAt, steps: steps.map(({ action }) => action) });
        const outcome = await mutateAsync(() => run(abort.signal)).then(
          (result): Outcome => ({ result }),
          (thrown: unknown) => failureOf(problemOf(thrown), words),
        );
        // An ended session says nothing about the connection. The sign-in dialog opens instead (F6).
        const { problem } = outcome;
        const isSignedOut = problem && isUnauthorised(problem) && (await isSessionGone(store));
        if (running.current !== abort) return;
        if (isSignedOut) return close();
        running.current = undefined;
        finish(outcome, steps, words, startedAt);
      };
      void settle();
    },
    show(problem) {
      const explain = (words: TestSteps | undefined) =>
        finish(failureOf(problem, words), words ? plan(words.planTest) : [], words);
      void loadTestSteps().then(explain, () => explain(undefined));
    },
    close,
  };
}
