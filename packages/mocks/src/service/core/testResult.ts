/** One step of a test. It fails if it has a reason to. */
export interface Step {
  readonly action: string;
  readonly failure?: string | false | undefined;
  /** The connection works without it. */
  readonly isOptional?: true | undefined;
}

/** A step with its result, as it is on the wire. */
interface WireStep {
  readonly action: string;
  readonly message: string | null;
  readonly success: boolean | null;
  readonly mandatory: boolean;
  readonly error?: { readonly message: string };
}

/** The result of a connection test, as it is on the wire. */
export interface WireTestResult {
  readonly success: boolean;
  readonly results: WireStep[];
}

/** The results of the steps. After a mandatory step fails, the remaining steps are not run. */
export function resultOf(steps: readonly Step[]): WireTestResult {
  let isEnded = false;
  const results = steps.map(({ action, failure, isOptional }): WireStep => {
    const step = { action, message: null, mandatory: !isOptional };
    if (isEnded) return { ...step, success: null };
    if (!failure) return { ...step, success: true };
    isEnded = isOptional !== true;
    return { ...step, success: false, error: { message: failure } };
  });
  return { success: !isEnded, results };
}
