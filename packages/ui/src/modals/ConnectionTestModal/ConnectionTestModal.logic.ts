import type { FailedStep } from '../../domain/connectors/test/describeTestFailure.ts';
import {
  isOptionalFailure,
  isSuccessful,
  optionalMark,
  stepIcon,
  stepMessage,
  testAdvice,
  testTitle,
  type TestRun,
} from '../../domain/connectors/test/testConnection.ts';
import { redact } from '../../domain/text/redact.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { describeProblem, type Problem, type ProblemWording } from '../../domain/outcome/problem.ts';

/** A test's result. Its steps may come from a refused request, and lead to the invalid field. */
export interface ConnectionTestResult {
  readonly success: boolean;
  readonly results: readonly FailedStep[];
}

/** A running test, or its outcome. */
export type ConnectionTestState =
  | {
      readonly phase: 'testing';
      readonly startedAt: Date;
      /** The steps to run, in order, shown as pending; see `planTest`. */
      readonly steps?: readonly string[];
    }
  | {
      readonly phase: 'done';
      readonly result: ConnectionTestResult;
      /** Why there is no result, if the request failed. */
      readonly problem?: Problem;
      readonly at: Date;
      /** How long it took, in milliseconds. */
      readonly durationMs?: number;
      /** The time until which the service accepts no other test (docs/faults.md, F13). */
      readonly restsUntil?: Date;
    };

/** Delay before a test says that it is still running, in milliseconds. */
export const stillWorkingAfterMs = 30_000;

const pending = (action: string): FailedStep => ({
  action,
  message: null,
  success: null,
  mandatory: true,
  error: null,
});

const runOf = (state: ConnectionTestState): TestRun =>
  state.phase === 'testing' ? { state: 'testing' } : { state: 'done', result: state.result };

export const titleOf = (state: ConnectionTestState): string => testTitle(runOf(state));

export const stepsOf = (state: ConnectionTestState): readonly FailedStep[] =>
  state.phase === 'testing' ? (state.steps ?? []).map(pending) : state.result.results;

/** The sentence under the title. */
export function adviceOf(state: ConnectionTestState): string {
  if (state.phase === 'testing') return 'Testing changes nothing.';
  if (!isSuccessful(state.result)) return testAdvice(state.result);
  const optional = state.result.results.filter(isOptionalFailure).length;
  if (optional === 0) return 'All checks passed.';
  return `Works. ${formatQuantity(optional, 'optional check')} failed.`;
}

/** Seconds until another test is possible; 0 if it is. */
export const restOf = (state: ConnectionTestState, now: Date): number =>
  state.phase === 'done' && state.restsUntil
    ? Math.max(0, Math.ceil((state.restsUntil.getTime() - now.getTime()) / 1_000))
    : 0;

/** A step's outcome as text, for assistive technology. */
export function verdictOf(step: FailedStep, phase: ConnectionTestState['phase']): string {
  const icon = stepIcon(step);
  // After a required step has failed, the remaining steps do not run.
  if (icon === 'pending') return phase === 'testing' ? 'Pending' : 'Not run';
  if (icon === 'tick') return 'Passed';
  return 'Failed';
}

/** Maximum number of characters of a message in the list; a longer one is cut. */
const shownAtMost = 160;

export const isCut = (message: string): boolean => message.length > shownAtMost || message.includes('\n');

/** The details of a failed step that the list omits: a cut message in full, and the raw error behind a sentence. */
export function restOfMessage({ message, error }: Pick<FailedStep, 'message' | 'error'>): string {
  const parts = message === error ? [error] : [message, error];
  const [shown = '', ...others] = parts.flatMap((part) => (part ? [part] : []));
  return (isCut(shown) ? [shown, ...others] : others).join('\n');
}

/** The announcement of the result. A failed optional check is not a failed step: the connection works without it. */
export function announcementOf(state: ConnectionTestState): string {
  const failed = stepsOf(state).filter(({ success }) => success === false);
  const optional = failed.filter(isOptionalFailure).length;
  const mandatory = failed.length - optional;
  const parts = [
    titleOf(state),
    mandatory > 0 && `${formatQuantity(mandatory, 'step')} failed`,
    optional > 0 && `${formatQuantity(optional, 'optional check')} failed`,
  ].filter((part) => part !== false);
  return parts.length === 1 ? titleOf(state) : `${parts.join('. ')}.`;
}

/** A failed request as text, with the codes that support needs. */
export interface RequestFailure extends ProblemWording {
  readonly code: string;
  readonly requestId?: string;
}

/** Why a test has no steps. */
export function failureOf(state: ConnectionTestState): RequestFailure | undefined {
  if (state.phase === 'testing' || !state.problem || state.result.results.length > 0) return undefined;
  const { kind, status, requestId } = state.problem;
  return {
    // A test changes nothing, so whether the service ran it does not matter.
    ...describeProblem({ ...state.problem, isOutcomeUnknown: false }),
    code: status === undefined ? kind : `HTTP ${status}`,
    ...(requestId !== undefined && { requestId }),
  };
}

/** The result as text, to send to a colleague or to support. It holds no secret that an error repeats. */
export function reportOf(state: Extract<ConnectionTestState, { phase: 'done' }>): string {
  const steps = stepsOf(state).map((step) => {
    const mark = isOptionalFailure(step) ? ` ${optionalMark}` : '';
    const message = stepMessage(step);
    return `${verdictOf(step, state.phase)}: ${step.action}${mark}${message && `\n  ${redact(message)}`}`;
  });
  const failure = failureOf(state);
  const request = failure
    ? [
        `${failure.title} ${failure.advice}`,
        `Error code: ${failure.code}`,
        ...(failure.requestId === undefined ? [] : [`Request ID: ${failure.requestId}`]),
      ]
    : [];
  return [`${titleOf(state)} · ${state.at.toISOString()}`, ...steps, ...request].join('\n');
}

/** `, 3.2 s`; empty for less than a second. */
export const durationNote = (milliseconds: number | undefined): string =>
  milliseconds === undefined || milliseconds < 1_000 ? '' : `, ${(milliseconds / 1_000).toFixed(1)} s`;
