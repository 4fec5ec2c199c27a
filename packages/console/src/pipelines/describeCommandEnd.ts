import {
  describeDone,
  formatCount,
  formatQuantity,
  pipelineActions,
  pipelineEntity,
  type Pipeline,
  type PipelineCommand,
  type Problem,
} from '@millrace/ui/domain';

import { failureToast } from '../data/failureToast.ts';
import { describeFailed } from '../data/pipelines/pipelineCommands.ts';
import type { WriteNotice } from '../data/write.ts';

/** A pipeline for which a command failed. */
export interface FailedCommand {
  readonly pipeline: Pick<Pipeline, 'name'>;
  readonly problem: Problem;
}

/** How a command of one or several pipelines ended, once its dialog is closed (F4, A-91). */
export function describeCommandEnd(
  action: PipelineCommand,
  pipelines: readonly Pick<Pipeline, 'name'>[],
  failures: readonly FailedCommand[],
): WriteNotice {
  const [failure] = failures;
  if (failure === undefined) {
    return { tone: 'success', title: `${describeDone(pipelineEntity, action, pipelines)}.` };
  }
  const { done } = pipelineActions[action];
  if (failures.length === 1) {
    const { pipeline, problem } = failure;
    return failureToast({ title: describeFailed(pipeline.name, done, problem) }, problem);
  }
  return {
    tone: 'error',
    title: `${formatCount(failures.length)} of ${formatQuantity(pipelines.length, 'pipeline')} may not be ${done}.`,
    description: 'They stay selected in the list. Check their status before you try again.',
  };
}
