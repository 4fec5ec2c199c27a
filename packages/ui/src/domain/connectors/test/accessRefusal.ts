import type { Pipeline } from '../../entities/pipeline.ts';
import type { TestResult, TestStep } from '../../outcome/testResult.ts';
import { isAccessError } from './accessError.ts';
import { stepMessage } from './testConnection.ts';

/** What tests and syncs say about the access to a provider. */
export interface AccessEvidence {
  /** The last test: `null` if the source has changed since, `undefined` if there is none or the service does not say. */
  readonly test?:
    | (Pick<TestResult, 'success'> & { readonly at: Date; readonly results?: readonly TestStep[] })
    | null
    | undefined;
  /** The pipelines that use the saved source. */
  readonly pipelines?: readonly Pick<Pipeline, 'status' | 'lastError' | 'lastSyncedAt'>[] | undefined;
  /** The provider has refused this access when its list was read (properties, pages). @default false */
  readonly isListRefused?: boolean;
}

/** The access that a form has: the saved one, or one that was granted on this visit. */
export interface CurrentAccess {
  readonly isSaved: boolean;
  readonly grantedAt?: Date | undefined;
}

const isRefusedStep = (step: TestStep): boolean =>
  step.mandatory && step.success === false && isAccessError(stepMessage(step));

/**
 * Whether the provider refuses the access. A test with its steps decides, unless the access is newer. Without one, the
 * errors of the pipelines that use the saved access decide, unless a test has passed since their last sync.
 */
export function isAccessRefused(
  { isSaved, grantedAt }: CurrentAccess,
  { test, pipelines = [], isListRefused = false }: AccessEvidence,
): boolean {
  if (isListRefused) return true;
  if (test?.results && (grantedAt === undefined || test.at >= grantedAt))
    return test.results.some(isRefusedStep);
  if (!isSaved || test === null) return false;
  const passedAt = test?.success ? test.at : undefined;
  return pipelines.some(
    ({ status, lastError, lastSyncedAt }) =>
      status === 'errored' &&
      isAccessError(lastError ?? '') &&
      !(passedAt && lastSyncedAt && passedAt > lastSyncedAt),
  );
}
