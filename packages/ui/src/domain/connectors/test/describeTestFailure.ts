import type { TestStep } from '../../outcome/testResult.ts';
import type { FieldError, Problem } from '../../outcome/problem.ts';
import type { FormDefinition } from '../../forms/definition/definition.ts';
import { fieldAtLocation, labelOfLocation } from '../../forms/model/locations.ts';
import type { TestSubject } from './testConnection.ts';

/** A test step, with the correction if it failed. */
export interface FailedStep extends TestStep {
  /** The field to correct. */
  readonly path?: string;
  /** What to do next. */
  readonly hint?: string;
}

const failedStep = (action: string, message: string, path?: string): FailedStep => ({
  action,
  message,
  success: false,
  mandatory: true,
  error: message,
  ...(path !== undefined && { path }),
});

/** The steps of spec §8. It has none for tunnels, which get one only for what the service says about no field. */
const configurationStep: Record<TestSubject, string> = {
  source: 'Check Source Configuration',
  destination: 'Check Destination Configuration',
  tunnel: 'Check Tunnel Configuration',
};

/** An error without a location concerns the configuration as a whole. */
const fieldStep = (
  definition: FormDefinition,
  { location, message }: FieldError,
  configuration: string,
): FailedStep =>
  location.length === 0
    ? failedStep(configuration, message)
    : failedStep(
        `Verify "${labelOfLocation(definition, location)}" Field`,
        message,
        fieldAtLocation(definition, location)?.path,
      );

function stepsOf(
  problem: Problem,
  subject: TestSubject,
  definition: FormDefinition | undefined,
): readonly FailedStep[] {
  if (problem.kind !== 'http' || problem.status !== 422) return [];
  const errors = problem.fieldErrors ?? [];
  if (definition && errors.length > 0)
    return errors.map((error) => fieldStep(definition, error, configurationStep[subject]));
  if (subject === 'tunnel') return [];
  if (definition) return [failedStep(configurationStep[subject], 'Invalid credentials')];
  const advice = `Please verify the ${subject} configuration, and make sure all required fields are filled`;
  return [failedStep(configurationStep[subject], advice)];
}

/**
 * The result to show for a test whose request failed (spec §8). A create that the service refused after its own test
 * contains that test. A 422 becomes steps; for other failures there are none, and the modal shows its own sentence.
 * The definition is missing for types that are newer than this build.
 */
export const describeTestFailure = (
  problem: Problem,
  subject: TestSubject,
  definition: FormDefinition | undefined,
): { readonly success: false; readonly results: readonly FailedStep[] } => ({
  success: false,
  results: problem.testResult?.results ?? stepsOf(problem, subject, definition),
});
