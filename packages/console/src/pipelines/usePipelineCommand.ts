import {
  canPipeline,
  pipelineActions,
  type Pipeline,
  type PipelineCommand,
} from '@millrace/ui/domain/entities';
import { useCallback } from 'react';

import { commandPipeline } from '../data/pipelines/pipelineCommands.ts';
import { useWrite } from '../data/useWrite.ts';
import { useAsk } from '../modals/useAsk.ts';
import { pipelinesAction } from './dialogs.ts';

/** An action that another press undoes, so it needs no confirmation. */
type UndoableCommand = Exclude<PipelineCommand, 'archive' | 'delete'>;
export const isUndoable = (action: PipelineCommand): action is UndoableCommand =>
  !pipelineActions[action].isDestructive;

interface Request {
  readonly action: PipelineCommand;
  readonly pipelines: readonly Pipeline[];
}

/**
 * Performs actions on pipelines. An undoable action on a single pipeline runs at once; all others are
 * confirmed first.
 */
export function usePipelineCommand(): (request: Request) => void {
  const ask = useAsk();
  const { run } = useWrite(commandPipeline);
  return useCallback(
    ({ action, pipelines }: Request) => {
      const [pipeline] = pipelines;
      // An action that is not possible is not sent. The dialog explains why.
      const isPlain = pipelines.length === 1 && pipeline && canPipeline(action, pipeline);
      if (isPlain && isUndoable(action)) run({ id: pipeline.id, name: pipeline.name, action });
      else void ask(pipelinesAction, { action, items: pipelines });
    },
    [run, ask],
  );
}
