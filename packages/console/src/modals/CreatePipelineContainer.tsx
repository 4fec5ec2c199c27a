import { createPipeline } from '@millrace/ui/contract';
import { inSentence, paths, problemOf } from '@millrace/ui/domain';
import { CreatePipelineModal } from '@millrace/ui/modals/CreatePipelineModal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { keptPipelineNameAtom } from '../atoms/openModal.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { failureToast } from '../containers/failureToast.ts';
import { useWhereabouts } from '../containers/setup/useWhereabouts.ts';
import { useIsOnline } from '../containers/useIsOnline.ts';
import { regionsQuery } from '../queries/infrastructure.ts';
import { createDraftPipeline, pipelinesNamed, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { toRemote } from '../queries/toRemote.ts';
import { useWrite } from '../queries/useWrite.ts';
import { useServices } from '../services.ts';
import type { ModalProps } from './modalProps.ts';

/** Begins a pipeline and goes on to its setup, unless its page has been left; then a toast tells how it ended. */
export function CreatePipelineContainer({ onClose }: ModalProps<'createPipeline'>) {
  const { client } = useServices();
  const isOffline = !useIsOnline();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const regions = useQuery(regionsQuery(client));
  const toasts = useAtomValue(toastsAtom);
  const whereabouts = useWhereabouts();
  const initialName = useStore().get(keptPipelineNameAtom);
  const keepName = useSetAtom(keptPipelineNameAtom);
  const close = () => {
    keepName('');
    onClose();
  };
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    queryKey: ['pipeline', 'named', leftName],
    queryFn: () => pipelinesNamed(client, leftName),
    enabled: leftName !== '',
    retry: false,
  });
  const create = useWrite({
    mutationKey: [createPipeline.name],
    mutationFn: (wanted: { name: string; region?: string }) =>
      createDraftPipeline(client, wanted, alike.data ?? []),
    meta: { call: createPipeline },
    onSuccess(pipeline) {
      updateCachedPipeline(queryClient, pipeline);
      const goOn = () => navigate(paths.pipelineSetup(pipeline.id));
      keepName('');
      if (whereabouts.isInSight()) {
        onClose();
        return goOn();
      }
      toasts.show({
        tone: 'success',
        title: `“${inSentence(pipeline.name)}” is created.`,
        action: { label: 'Continue setup', onPress: goOn },
      });
    },
    onError(thrown, { name }) {
      if (whereabouts.isInSight()) return;
      const problem = problemOf(thrown);
      const subject = `“${inSentence(name)}”`;
      const what = problem.isOutcomeUnknown
        ? `Whether ${subject} was created is not known.`
        : `${subject} could not be created.`;
      toasts.show(failureToast(what, problem));
    },
  });
  return (
    <CreatePipelineModal
      isOpen
      regions={toRemote(regions)}
      takenNames={alike.data?.map(({ name }) => name) ?? []}
      initialName={initialName}
      onNameChange={keepName}
      onNameChosen={setLeftName}
      onSubmit={create.run}
      isPending={create.isPending}
      isOffline={isOffline}
      problem={create.problem}
      onClose={close}
    />
  );
}
