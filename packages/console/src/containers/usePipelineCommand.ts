import { setPipelineStatus } from '@millrace/ui/contract';
import { canPipeline, problemOf, type Pipeline } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { openModalAtom } from '../atoms/openModal.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { commandPipeline, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { useServices } from '../services.ts';
import { commandToast } from './commandToast.ts';

interface Request {
  readonly action: ListAction;
  readonly pipelines: readonly Pipeline[];
}

/** Commands pipelines: what one press can undo is done at once; several, or what takes one away, is asked first. */
export function usePipelineCommand(): (request: Request) => void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const openModal = useSetAtom(openModalAtom);
  const { mutate } = useMutation({
    meta: { call: setPipelineStatus },
    mutationFn: ({ action, pipeline }: { action: ListAction; pipeline: Pipeline }) =>
      commandPipeline(client, pipeline, action),
    onSuccess: (pipeline) => updateCachedPipeline(queryClient, pipeline),
    onError: (thrown, { action, pipeline }) =>
      void toasts.show(commandToast(action, pipeline, problemOf(thrown))),
  });
  return useCallback(
    ({ action, pipelines }: Request) => {
      const [pipeline] = pipelines;
      // What is not open to a pipeline is not sent: the dialog says why.
      const isPlain = pipelines.length === 1 && pipeline && canPipeline(action, pipeline);
      if (isPlain && action !== 'archive') mutate({ action, pipeline });
      else openModal({ kind: 'pipelinesAction', action, pipelines });
    },
    [mutate, openModal],
  );
}
