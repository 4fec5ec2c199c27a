import type { Pipeline, PipelineId } from '@millrace/ui/domain/entities';
import { formatQuantity } from '@millrace/ui/domain/format';
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

/** A saved edit, and the pipelines that still wait for a person. */
export interface EditNotice extends WriteNotice {
  /** The failed pipelines that were not started. */
  readonly toStart: readonly PipelineId[];
}

const quoted = (pipelines: readonly Pick<Pipeline, 'name'>[]): string =>
  pipelines.length === 1
    ? `“${inSentence(pipelines[0]?.name ?? '')}”`
    : formatQuantity(pipelines.length, 'pipeline');

/**
 * An edit of a connector that was saved, and what it means for the pipelines that use it.
 * @param started the pipelines that are being started with it
 */
export function describeEdit(
  name: string,
  pipelines: readonly Pick<Pipeline, 'id' | 'name' | 'status'>[],
  started: readonly PipelineId[],
): EditNotice {
  const title = `“${inSentence(name)}” is saved.`;
  const starting = pipelines.filter(({ id }) => started.includes(id));
  const stopped = pipelines.filter(({ id, status }) => status === 'errored' && !started.includes(id));
  const toStart = stopped.map(({ id }) => id);
  const sentences = [
    ...(starting.length > 0 ? [`Starting ${quoted(starting)}.`] : []),
    ...(stopped.length > 0
      ? [`${quoted(stopped)} ${stopped.length === 1 ? 'is' : 'are'} still stopped.`]
      : []),
  ];
  return { title, ...(sentences.length > 0 && { description: sentences.join(' ') }), toStart };
}
