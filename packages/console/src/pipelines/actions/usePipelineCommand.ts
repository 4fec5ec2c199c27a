import { canPipeline, pipelineActions, type PipelineCommand } from '@millrace/ui/domain/entities';
import type { PipelineRequest } from '@millrace/ui/screens/PipelinesListScreen';
import { useCallback } from 'react';

import { useAsk } from '../../dialogs/useAsk.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { commandPipeline } from '../data/pipelineCommands.ts';
import { pipelinesAction, renamePipeline, resyncPipeline } from './dialogs.ts';
import { useDuplicate } from './useDuplicate.ts';

/** An action that another press undoes, so it needs no confirmation. */
type UndoableCommand = Exclude<PipelineCommand, 'archive' | 'delete'>;
export const isUndoable = (action: PipelineCommand): action is UndoableCommand =>
  !pipelineActions[action].isDestructive;

/**
 * Performs the actions of the list. An undoable action on a single pipeline runs at once; all others are
 * confirmed first. Renaming and resyncing have their own dialogs.
 */
export function usePipelineCommand(): (request: PipelineRequest) => void {
  const ask = useAsk();
  const { run } = useWrite(commandPipeline);
  const duplicate = useDuplicate();
  return useCallback(
    ({ action, items }: PipelineRequest) => {
      const [pipeline] = items;
      if (action === 'rename' || action === 'resync') {
        if (pipeline) void ask(action === 'rename' ? renamePipeline : resyncPipeline, { pipeline });
        return;
      }
      if (action === 'duplicate') {
        if (pipeline) duplicate(pipeline);
        return;
      }
      // An action that is not possible is not sent. The dialog explains why.
      const isPlain = items.length === 1 && pipeline && canPipeline(action, pipeline);
      if (isPlain && isUndoable(action)) run({ id: pipeline.id, name: pipeline.name, action });
      else void ask(pipelinesAction, { action, items });
    },
    [run, ask, duplicate],
  );
}
