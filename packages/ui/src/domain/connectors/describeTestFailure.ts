import type { FieldError, Problem } from '../problem.ts';
import type { FormDefinition } from './define.ts';
import { labelOfLocation } from './locations.ts';
import type { TestResult, TestStep, TestSubject } from './testConnection.ts';

const failedStep = (action: string, message: string): TestStep => ({
  action,
  message,
  success: false,
  mandatory: true,
  error: { message },
});

/** Spec §8; tunnels have no such step there. */
const configurationStep: Record<Exclude<TestSubject, 'tunnel'>, string> = {
  source: 'Check Source Configuration',
  destination: 'Check Destination Configuration',
};

const fieldSteps = (definition: FormDefinition, errors: readonly FieldError[]): readonly TestStep[] =>
  errors.map(({ location, message }) =>
    failedStep(`Verify "${labelOfLocation(definition, location)}" Field`, message),
  );

function stepsOf(
  problem: Problem,
  subject: TestSubject,
  definition: FormDefinition | undefined,
): readonly TestStep[] {
  if (problem.kind !== 'http' || problem.status !== 422) return [];
  const errors = problem.fieldErrors ?? [];
  if (definition && errors.length > 0) return fieldSteps(definition, errors);
  if (subject === 'tunnel') return [];
  if (definition) return [failedStep(configurationStep[subject], 'Invalid credentials')];
  const advice = `Please verify the ${subject} configuration, and make sure all required fields are filled`;
  return [failedStep(configurationStep[subject], advice)];
}

/**
 * A test that got no result, as the result that the modal shows (spec §8): a 422 becomes steps, anything else none, so
 * that the modal's own sentence speaks. Without a definition the type is one that this build does not know.
 */
export const describeTestFailure = (
  problem: Problem,
  subject: TestSubject,
  definition: FormDefinition | undefined,
): TestResult => ({ success: false, results: stepsOf(problem, subject, definition) });
