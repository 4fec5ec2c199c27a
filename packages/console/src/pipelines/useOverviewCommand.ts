import type { PipelineDetail, PipelineId, PipelinePageAction } from '@millrace/ui/domain/entities';

import { commandPipeline } from '../data/pipelines/pipelineCommands.ts';
import { useWrite } from '../data/useWrite.ts';
import { useAsk } from '../modals/useAsk.ts';
import { pipelinesAction, resyncPipeline } from './dialogs.ts';
import { isUndoable } from './usePipelineCommand.ts';

interface Request {
  readonly action: PipelinePageAction;
  readonly pipeline: PipelineDetail;
}

export interface OverviewCommand {
  readonly run: (request: Request) => void;
  readonly isPending: boolean;
}

/**
 * Performs actions on one pipeline; a destructive action is confirmed first, and a resync asks for its tables.
 * @param onFailed refetches the pipeline, because someone else may have changed it (docs/faults.md W4)
 */
export function useOverviewCommand(id: PipelineId, onFailed: () => void): OverviewCommand {
  const ask = useAsk();
  const command = useWrite(commandPipeline, { subject: { id }, onFailed });
  return {
    isPending: command.isPending,
    run({ action, pipeline }) {
      if (action === 'resync') void ask(resyncPipeline, { pipeline });
      else if (isUndoable(action)) command.run({ id: pipeline.id, name: pipeline.name, action });
      else void ask(pipelinesAction, { action, items: [pipeline] });
    },
  };
}
