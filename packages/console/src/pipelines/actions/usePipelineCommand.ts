import { canPipeline, pipelineActions, type PipelineCommand } from '@millrace/ui/domain/entities';
import type { PipelineRequest } from '@millrace/ui/screens/PipelinesListScreen';
import { useCallback } from 'react';

import { useAsk } from '../../dialogs/useAsk.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { exportPipeline } from '../data/exportPipeline.ts';
import { commandPipeline } from '../data/pipelineCommands.ts';
import {
  changeFrequency,
  duplicatePipeline,
  pipelinesAction,
  renamePipeline,
  resyncPipeline,
  resyncPipelines,
} from './dialogs.ts';

/** An action that another press undoes, so it needs no confirmation. */
type UndoableCommand = Exclude<PipelineCommand, 'archive' | 'delete'>;
export const isUndoable = (action: PipelineCommand): action is UndoableCommand =>
  !pipelineActions[action].isDestructive;

/** The dialogs of the actions that ask for more than a confirmation. */
const ownDialogs = { rename: renamePipeline, resync: resyncPipeline, duplicate: duplicatePipeline } as const;
const isOwnDialog = (action: string): action is keyof typeof ownDialogs => Object.hasOwn(ownDialogs, action);

/**
 * Performs the actions of the list. An undoable action on a single pipeline runs at once; all others are
 * confirmed first. Renaming, resyncing, duplicating and the frequency have their own dialogs.
 */
export function usePipelineCommand(): (request: PipelineRequest) => void {
  const ask = useAsk();
  const { run } = useWrite(commandPipeline);
  const { run: download } = useWrite(exportPipeline);
  return useCallback(
    ({ action, items }: PipelineRequest) => {
      const [pipeline] = items;
      if (action === 'resync' && items.length > 1) {
        void ask(resyncPipelines, { pipelines: items });
        return;
      }
      if (isOwnDialog(action)) {
        if (pipeline) void ask(ownDialogs[action], { pipeline });
        return;
      }
      if (action === 'export') {
        if (pipeline) download({ id: pipeline.id, name: pipeline.name });
        return;
      }
      if (action === 'frequency') {
        void ask(changeFrequency, { pipelines: items });
        return;
      }
      // An action that is not possible is not sent. The dialog explains why.
      const isPlain = items.length === 1 && pipeline && canPipeline(action, pipeline);
      if (isPlain && isUndoable(action)) run({ id: pipeline.id, name: pipeline.name, action });
      else void ask(pipelinesAction, { action, items });
    },
    [run, download, ask],
  );
}
