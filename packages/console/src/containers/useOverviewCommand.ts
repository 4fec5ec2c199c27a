import { setPipelineStatus } from '@millrace/ui/contract';
import { problemOf, type PipelineDetail, type PipelineId } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { openModalAtom } from '../atoms/openModal.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { commandPipeline, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { useWrite } from '../queries/useWrite.ts';
import { useServices } from '../services.ts';
import { commandToast } from './commandToast.ts';

interface Request {
  readonly action: ListAction;
  readonly pipeline: PipelineDetail;
}

export interface OverviewCommand {
  readonly run: (request: Request) => void;
  readonly isPending: boolean;
}

/**
 * Commands one pipeline; what takes it away is asked first.
 * @param onFailed what is on screen may be another's doing, and is to be read again (docs/faults.md, W4)
 */
export function useOverviewCommand(id: PipelineId, onFailed: () => void): OverviewCommand {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const openModal = useSetAtom(openModalAtom);
  const { run, isPending } = useWrite({
    mutationKey: [setPipelineStatus.name, id],
    meta: { call: setPipelineStatus },
    mutationFn: ({ action, pipeline }: Request) => commandPipeline(client, pipeline, action),
    onSuccess: (pipeline) => updateCachedPipeline(queryClient, pipeline),
    onError(thrown, { action, pipeline }) {
      toasts.show(commandToast(action, pipeline, problemOf(thrown)));
      onFailed();
    },
  });
  return {
    isPending,
    run(request) {
      const { action, pipeline } = request;
      if (action === 'archive') openModal({ kind: 'pipelinesAction', action, pipelines: [pipeline] });
      else run(request);
    },
  };
}
