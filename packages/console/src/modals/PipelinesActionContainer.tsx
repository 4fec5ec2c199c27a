import { setPipelineStatus } from '@millrace/ui/contract';
import { problemOf, type Pipeline } from '@millrace/ui/domain';
import { PipelinesActionModal, type ActionOutcome } from '@millrace/ui/modals/PipelinesActionModal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { deselectPipelinesAtom } from '../atoms/selection.ts';
import { commandPipeline, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { bulkWriteKey } from '../queries/refetches.ts';
import { useServices } from '../services.ts';
import type { ModalProps } from './modalProps.ts';

/** Asks, then commands one pipeline after the other; what fails stays selected. */
export function PipelinesActionContainer({ action, pipelines, onClose }: ModalProps<'pipelinesAction'>) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const deselect = useSetAtom(deselectPipelinesAtom);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
  const note = (id: number, outcome: ActionOutcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome));

  const command = useMutation({
    mutationKey: bulkWriteKey,
    meta: { call: setPipelineStatus },
    async mutationFn(chosen: readonly Pipeline[]) {
      setOutcomes(new Map(chosen.map(({ id }) => [id, { state: 'pending' }])));
      for (const pipeline of chosen) {
        try {
          updateCachedPipeline(queryClient, await commandPipeline(client, pipeline, action));
          note(pipeline.id, { state: 'done' });
          deselect([pipeline.id]);
        } catch (thrown) {
          note(pipeline.id, { state: 'failed', problem: problemOf(thrown) });
        }
      }
    },
  });
  return (
    <PipelinesActionModal
      isOpen
      action={action}
      pipelines={pipelines}
      outcomes={outcomes}
      onConfirm={(chosen) => command.mutate(chosen)}
      onClose={onClose}
    />
  );
}
