import { createPipeline } from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain';
import { CreatePipelineModal } from '@millrace/ui/modals/CreatePipelineModal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { regionsQuery } from '../queries/infrastructure.ts';
import { createDraftPipeline, pipelinesNamed, updateCachedPipeline } from '../queries/pipelineWrites.ts';
import { toRemote } from '../queries/toRemote.ts';
import { useWrite } from '../queries/useWrite.ts';
import { useServices } from '../services.ts';
import type { ModalProps } from './modalProps.ts';

/** Begins a pipeline and goes on to its setup. */
export function CreatePipelineContainer({ onClose }: ModalProps<'createPipeline'>) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const regions = useQuery(regionsQuery(client));
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
      onClose();
      navigate(paths.pipelineSetup(pipeline.id));
    },
  });
  return (
    <CreatePipelineModal
      isOpen
      regions={toRemote(regions)}
      takenNames={alike.data?.map(({ name }) => name) ?? []}
      onNameChosen={setLeftName}
      onSubmit={create.run}
      isPending={create.isPending}
      problem={create.problem}
      onClose={onClose}
    />
  );
}
