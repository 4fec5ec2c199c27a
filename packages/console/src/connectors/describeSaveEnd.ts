import { describeProblem, inSentence, type Problem } from '@millrace/ui/domain';

import type { ConnectorKind } from '../data/connectors/connectorCalls.ts';

/** What was being saved when it was left. */
export interface SaveSubject {
  readonly kind: ConnectorKind;
  readonly name: string;
  /** The pipeline that it is for, by name. */
  readonly pipeline: string;
}

interface Words {
  readonly title: string;
  readonly description: string;
}

/** How a save ended well, for who has left its form (F4). */
export const describeSaved = ({ kind, name, pipeline }: SaveSubject): Words => ({
  title: `“${inSentence(name)}” is saved.`,
  description: `It is the ${kind} of “${inSentence(pipeline)}”.`,
});

function reason(problem: Problem): string {
  const { title, advice } = describeProblem(problem);
  const failed = problem.testResult?.results.find(({ success, mandatory }) => success === false && mandatory);
  if (!failed) return `${title} ${advice}`;
  return `Its connection test failed. ${failed.error ?? failed.message ?? failed.action}`;
}

/**
 * How a save did not end well, for who has left its form (F4).
 * @param isKept it is saved, and only the pipeline has not taken it
 */
export function describeNotSaved(
  { kind, name, pipeline }: SaveSubject,
  problem: Problem,
  isKept: boolean,
): Words {
  const description = reason(problem);
  if (isKept) {
    return {
      title: `“${inSentence(name)}” is saved, but it is not yet the ${kind} of “${inSentence(pipeline)}”.`,
      description,
    };
  }
  return {
    title: problem.isOutcomeUnknown
      ? `Whether “${inSentence(name)}” is saved is not known.`
      : `“${inSentence(name)}” could not be saved.`,
    description,
  };
}
