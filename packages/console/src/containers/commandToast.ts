import { inSentence, type Pipeline, type Problem } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';

import { failureToast } from './failureToast.ts';

/** What has become of a pipeline that was told to. */
export const participles: Readonly<Record<ListAction, string>> = {
  pause: 'paused',
  resume: 'resumed',
  archive: 'archived',
  restore: 'restored',
};

/** Which command was not carried out, and why: there is no other place on the screen that says it. */
export function commandToast(action: ListAction, { name }: Pick<Pipeline, 'name'>, problem: Problem) {
  const subject = `“${inSentence(name)}”`;
  const what = problem.isOutcomeUnknown
    ? `Whether ${subject} was ${participles[action]} is not known.`
    : `${subject} could not be ${participles[action]}.`;
  return failureToast(what, problem);
}
