import { setPipelineStatus } from '@millrace/ui/contract';
import { problemOf, type Pipeline } from '@millrace/ui/domain';
import { PipelinesActionModal, type ActionOutcome } from '@millrace/ui/modals/PipelinesActionModal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { deselectPipelinesAtom } from '../atoms/selection.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { useWhereabouts } from '../containers/setup/useWhereabouts.ts';
import { useIsOnline } from '../containers/useIsOnline.ts';
import { commandPipeline, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { bulkWriteKey } from '../queries/refetches.ts';
import { useServices } from '../services.ts';
import { commandEndToast, type FailedCommand } from './commandEndToast.ts';
import type { ModalProps } from './modalProps.ts';

/**
 * Asks, then commands one pipeline after the other; what fails stays selected. Where its page is left meanwhile it goes
 * on, and a toast tells how it ended (F4).
 */
export function PipelinesActionContainer({ action, pipelines, onClose }: ModalProps<'pipelinesAction'>) {
  const { client } = useServices();
  const isOffline = !useIsOnline();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const whereabouts = useWhereabouts();
  const deselect = useSetAtom(deselectPipelinesAtom);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
  const note = (id: number, outcome: ActionOutcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome));

  const command = useMutation({
    mutationKey: bulkWriteKey,
    meta: { call: setPipelineStatus },
    async mutationFn(chosen: readonly Pipeline[]) {
      setOutcomes(new Map(chosen.map(({ id }) => [id, { state: 'pending' }])));
      const failures: FailedCommand[] = [];
      for (const pipeline of chosen) {
        try {
          updateCachedPipeline(queryClient, await commandPipeline(client, pipeline, action));
          note(pipeline.id, { state: 'done' });
          deselect([pipeline.id]);
        } catch (thrown) {
          const problem = problemOf(thrown);
          failures.push({ pipeline, problem });
          note(pipeline.id, { state: 'failed', problem });
        }
      }
      return failures;
    },
    onSuccess(failures, chosen) {
      if (!whereabouts.isInSight()) toasts.show(commandEndToast(action, chosen, failures));
    },
  });
  return (
    <PipelinesActionModal
      isOpen
      action={action}
      pipelines={pipelines}
      outcomes={outcomes}
      isOffline={isOffline}
      onConfirm={(chosen) => command.mutate(chosen)}
      onClose={onClose}
    />
  );
}
