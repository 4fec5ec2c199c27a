import type { TestResult, TestStep } from '../../outcome/testResult.ts';

/** The tested resource. Some sentences contain its noun. */
export type TestSubject = 'source' | 'destination' | 'tunnel';

/** A running test, or its outcome (spec §4). */
export type TestRun = { readonly state: 'testing' } | { readonly state: 'done'; readonly result: TestResult };

export type TestOutcome = 'testing' | 'successful' | 'failed';

/**
 * Whether the connection works. If the service reports success although a mandatory step failed, the step counts.
 */
export const isSuccessful = ({ success, results }: TestResult): boolean =>
  success && !results.some((step) => step.mandatory && step.success === false);

export const testOutcome = (run: TestRun): TestOutcome => {
  if (run.state === 'testing') return 'testing';
  return isSuccessful(run.result) ? 'successful' : 'failed';
};

/** The titles of spec §4, word for word. */
const titles: Record<TestOutcome, string> = {
  testing: 'Testing connection...',
  successful: 'Connection successful',
  failed: 'Connection failed',
};
export const testTitle = (run: TestRun): string => titles[testOutcome(run)];

/** Pending when success is unset, a tick when true, a warning when false (spec §4). */
export const stepIcon = ({ success }: Pick<TestStep, 'success'>): 'pending' | 'tick' | 'warning' => {
  if (success === null) return 'pending';
  return success ? 'tick' : 'warning';
};

/** Added to the action of an optional step that failed (spec §4). */
export const optionalMark = '(Optional)';
export const isOptionalFailure = ({ success, mandatory }: Pick<TestStep, 'success' | 'mandatory'>): boolean =>
  success === false && !mandatory;

/** The message of a step: why it failed, or its result. */
export const stepMessage = ({ error, message }: Pick<TestStep, 'error' | 'message'>): string =>
  error ?? message ?? '';

/**
 * Shown for a saved connection without a last test. Creating always tests (spec §8), so the connection changed after its
 * last test.
 */
export const notTestedSinceChange = 'Not tested since it changed';

/** Below the title of a failed test (spec §8 says it for tunnels; all tests use it: A-41). */
export const testAdvice = ({ results }: TestResult): string =>
  results.length > 0
    ? 'Please check and fix the issues below.'
    : 'An unexpected error occurred. Please try again or contact support if the issue persists.';
