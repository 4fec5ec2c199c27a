import { deletePipeline, setPipelineStatus } from '@millrace/ui/contract';
import {
  pipelineEntity,
  settledPipelineStatus,
  type Pipeline,
  type PipelineCommand,
} from '@millrace/ui/domain/entities';

import { actionContainer } from '../../lists/actionContainer.tsx';
import { commandPipeline } from '../data/pipelineCommands.ts';
import { removePipeline } from '../data/pipelineWrites.ts';
import { selectedPipelinesAtom } from './selection.ts';

/**
 * The steps that undo archiving. Restoring leaves a pipeline paused, so one that was running is also resumed.
 */
const undoSteps = ({ status }: Pipeline): readonly PipelineCommand[] =>
  settledPipelineStatus(status) === 'running' ? ['restore', 'resume'] : ['restore'];

/** Confirms an action on pipelines. */
export const PipelineActionContainer = actionContainer<PipelineCommand, Pipeline>({
  entity: pipelineEntity,
  selection: selectedPipelinesAtom,
  callOf: (action) => (action === 'delete' ? deletePipeline : setPipelineStatus),
  perform: (context, { id, name }, action) =>
    action === 'delete'
      ? removePipeline.perform(context, { id, name })
      : commandPipeline.perform(context, { id, name, action }),
  undo: { of: 'archive', by: 'restore', steps: undoSteps },
});
