import type { Call } from '@millrace/ui/contract';
import {
  describeTestFailure,
  problemOf,
  type FormDefinition,
  type Problem,
  type TestResult,
  type TestSubject,
} from '@millrace/ui/domain';
import type { ConnectionTestModalProps } from '@millrace/ui/modals/ConnectionTestModal';
import type { PastTest } from '@millrace/ui/LastTest';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useServices } from '../../services.ts';

type TestState = NonNullable<ConnectionTestModalProps['state']>;
interface Outcome {
  readonly result: ReturnType<typeof describeTestFailure> | TestResult;
  /** How long the service takes no other test, in milliseconds. */
  readonly restMs?: number | undefined;
}

export interface ConnectionTestOptions {
  readonly subject: TestSubject;
  /** In whose words a refusal is told; without it the type is unknown (spec §8). */
  readonly definition: FormDefinition | undefined;
  readonly call: Call;
}

export interface ConnectionTest {
  /** What its modal is told, but for what asks for another test. */
  readonly modal: Pick<ConnectionTestModalProps, 'isOpen' | 'state' | 'onCancel' | 'onClose'>;
  /** How the last one ended, which outlives the modal; `undefined` before the first. */
  readonly last: PastTest | undefined;
  readonly isTesting: boolean;
  /** Why the last one was not made; it may say how long no other can be. */
  readonly problem: Problem | undefined;
  /** Forgets the last result, then tries (spec §4). One at a time. */
  readonly start: (run: (signal: AbortSignal) => Promise<TestResult>) => void;
  /** Shows what a refused create was refused for (spec §8). */
  readonly show: (problem: Problem) => void;
  /** Stops a test that is under way, and closes. */
  readonly close: () => void;
}

/** A connection test with its modal's state. A test that was stopped, or left, says nothing any more. */
export function useConnectionTest({ subject, definition, call }: ConnectionTestOptions): ConnectionTest {
  const { clock } = useServices();
  const [state, setState] = useState<TestState | null>(null);
  const [last, setLast] = useState<PastTest>();
  const [refusal, setRefusal] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  const { mutateAsync } = useMutation({
    meta: { call },
    mutationFn: (run: () => Promise<TestResult>) => run(),
  });
  useEffect(() => () => running.current?.abort(), []);

  const failureOf = (problem: Problem): Outcome => {
    setRefusal(problem);
    return { result: describeTestFailure(problem, subject, definition), restMs: problem.retryAfterMs };
  };
  const finish = ({ result, restMs }: Outcome, startedAt?: Date) => {
    const at = new Date();
    const durationMs = startedAt && at.getTime() - startedAt.getTime();
    setState({
      phase: 'done',
      result,
      at,
      ...(durationMs !== undefined && { durationMs }),
      ...(restMs !== undefined && { restsUntil: new Date(at.getTime() + restMs) }),
    });
    // The modal measures by the person's clock, other times on the screen are by the service's.
    setLast({ ...result, at: clock.now() });
  };
  const steps = state?.phase === 'done' ? state.result.results.map(({ action }) => action) : state?.steps;
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
      setState({ phase: 'testing', startedAt, ...(steps && { steps }) });
      setLast(undefined);
      setRefusal(undefined);
      void mutateAsync(() => run(abort.signal))
        .then(
          (result): Outcome => ({ result }),
          (thrown: unknown) => failureOf(problemOf(thrown)),
        )
        .then((outcome) => {
          if (running.current !== abort) return;
          running.current = undefined;
          finish(outcome, startedAt);
        });
    },
    show: (problem) => finish(failureOf(problem)),
    close,
  };
}
