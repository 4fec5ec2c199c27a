import { setPipelineStatus } from '@millrace/ui/contract';
import { pipelineTarget, problemOf, type Pipeline } from '@millrace/ui/domain';
import { PipelinesActionModal, type ActionOutcome } from '@millrace/ui/modals/PipelinesActionModal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { refreshPipelines } from '../queries/pipelines.ts';
import { useServices } from '../services.ts';
import type { ModalProps } from './modalProps.ts';

type Outcomes = ReadonlyMap<number, ActionOutcome>;

/** Asks the service for one status after the other, and shows how each went; a status is shown when it is answered. */
export function PipelinesActionModalContainer({ modal, onClose }: ModalProps<'pipelinesAction'>) {
  const { action, pipelines, onDone } = modal;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const settle = (id: number, outcome: ActionOutcome) => setOutcomes((now) => new Map(now).set(id, outcome));
  const carryOut = useMutation({
    meta: { call: setPipelineStatus },
    async mutationFn(open: readonly Pipeline[]) {
      const done = new Set<string>();
      for (const { id } of open) settle(id, { state: 'pending' });
      for (const { id } of open) {
        try {
          await client(setPipelineStatus, { id, status: pipelineTarget[action] });
          settle(id, { state: 'done' });
          done.add(String(id));
        } catch (error) {
          settle(id, { state: 'failed', problem: problemOf(error) });
        }
      }
      return done;
    },
    async onSuccess(done) {
      onDone(done);
      await refreshPipelines(queryClient);
    },
  });
  return (
    <PipelinesActionModal
      isOpen
      action={action}
      pipelines={pipelines}
      outcomes={outcomes}
      onConfirm={(open) => carryOut.mutate(open)}
      onClose={onClose}
    />
  );
}
