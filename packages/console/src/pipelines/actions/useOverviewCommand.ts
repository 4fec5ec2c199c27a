import type {
  PipelineCommand,
  PipelineDetail,
  PipelineId,
  PipelinePageAction,
} from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';

import { useAsk } from '../../dialogs/useAsk.ts';
import { useNavigate } from '../../router/location.ts';
import { useIsCurrent } from '../../router/useIsCurrent.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { exportPipeline } from '../data/exportPipeline.ts';
import { commandPipeline } from '../data/pipelineCommands.ts';
import { duplicatePipeline, pipelinesAction, resyncPipeline } from './dialogs.ts';
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
 * Performs actions on one pipeline; a destructive action is confirmed first, a resync asks for its tables, a copy for its name.
 * @param onFailed refetches the pipeline, because someone else may have changed it (docs/faults.md W4)
 */
export function useOverviewCommand(id: PipelineId, onFailed: () => void): OverviewCommand {
  const ask = useAsk();
  const navigate = useNavigate();
  const { isAtAddress } = useIsCurrent();
  /** The page of a deleted pipeline leads to the list, where the toast reports it. */
  const confirm = async ({ action, pipeline }: Request & { readonly action: PipelineCommand }) => {
    const isDone = await ask(pipelinesAction, { action, items: [pipeline] });
    if (isDone && action === 'delete' && isAtAddress()) navigate(paths.pipelinesList(), { replace: true });
  };
  const command = useWrite(commandPipeline, { subject: { id }, onFailed });
  const download = useWrite(exportPipeline);
  return {
    isPending: command.isPending,
    run({ action, pipeline }) {
      if (action === 'resync') void ask(resyncPipeline, { pipeline });
      else if (action === 'duplicate') void ask(duplicatePipeline, { pipeline });
      else if (action === 'export') download.run({ id: pipeline.id, name: pipeline.name });
      else if (isUndoable(action)) command.run({ id: pipeline.id, name: pipeline.name, action });
      else void confirm({ action, pipeline });
    },
  };
}
