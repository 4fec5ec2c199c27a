import { formatCount, formatQuantity, inSentence, type Pipeline, type Problem } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';

import { commandToast, participles } from '../containers/commandToast.ts';

/** A pipeline for which a command was not carried out. */
export interface FailedCommand {
  readonly pipeline: Pick<Pipeline, 'name'>;
  readonly problem: Problem;
}

/** How a command of several pipelines ended, for who has left the dialog that would have said it (F4, A-91). */
export function commandEndToast(
  action: ListAction,
  pipelines: readonly Pick<Pipeline, 'name'>[],
  failures: readonly FailedCommand[],
) {
  const [failure] = failures;
  const done = pipelines.length - failures.length;
  if (failure === undefined) {
    const subject =
      done === 1
        ? `“${inSentence(pipelines[0]?.name ?? '')}” was`
        : `${formatQuantity(done, 'pipeline')} were`;
    return { tone: 'success', title: `${subject} ${participles[action]}.` } as const;
  }
  if (failures.length === 1) return commandToast(action, failure.pipeline, failure.problem);
  return {
    tone: 'error',
    title: `${formatCount(failures.length)} of ${formatQuantity(pipelines.length, 'pipeline')} may not be ${participles[action]}.`,
    description: 'These stay selected in the list. Look at their status before you try again.',
  } as const;
}
