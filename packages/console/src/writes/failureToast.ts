import { describeProblem, problemDetails, type Problem } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import type { WriteNotice } from './write.ts';

/** An error toast for a failure whose screen may already be closed (F4). */
export function failureToast({ description, ...notice }: WriteNotice, problem: Problem) {
  const { title, advice } = describeProblem(problem);
  const details = problemDetails(problem);
  return {
    tone: 'critical' as const,
    ...notice,
    description: description ?? `${title} ${advice}`,
    ...(details !== undefined && { details }),
  };
}

/** The title of a failure. If the outcome is unknown, it does not say that the action failed. */
export const describeFailed = (name: string, done: string, problem: Problem): string =>
  problem.isOutcomeUnknown
    ? `“${inSentence(name)}” may not have been ${done}.`
    : `“${inSentence(name)}” could not be ${done}.`;
