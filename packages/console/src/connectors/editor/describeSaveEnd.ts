import { describeProblem, type Problem } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import type { WriteNotice } from '../../writes/write.ts';

/** What was being saved when the form was left. */
export interface SaveSubject {
  readonly name: string;
  /** What the connector is attached as: `the source of “Orders”`. Left out if it is saved on its own. */
  readonly role?: string;
}

/** A save that succeeded after its form was left (F4). */
export const describeSaved = ({ name, role }: SaveSubject): WriteNotice => ({
  title: `“${inSentence(name)}” is saved.`,
  ...(role !== undefined && { description: `It is ${role}.` }),
});

function reason(problem: Problem): string {
  const { title, advice } = describeProblem(problem);
  const failed = problem.testResult?.results.find(({ success, mandatory }) => success === false && mandatory);
  if (!failed) return `${title} ${advice}`;
  return `Its connection test failed. ${failed.error ?? failed.message ?? failed.action}`;
}

/**
 * A save that failed after its form was left (F4).
 * @param isKept the connector is saved, and only attaching it failed
 */
export function describeNotSaved(
  { name, role }: SaveSubject,
  problem: Problem,
  isKept: boolean,
): WriteNotice {
  const subject = `“${inSentence(name)}”`;
  const description = reason(problem);
  if (isKept && role !== undefined) {
    return { title: `${subject} is saved, but it is not yet ${role}.`, description };
  }
  const title = problem.isOutcomeUnknown
    ? `${subject} may not have been saved.`
    : `${subject} could not be saved.`;
  return { title, description };
}
