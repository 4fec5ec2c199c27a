import { createPipeline } from '@millrace/ui/contract';
import { defaultPipelineListView, problemOf } from '@millrace/ui/domain';
import { CreatePipelineModal } from '@millrace/ui/modals/CreatePipelineModal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pipelinesQuery, refreshPipelines } from '../queries/pipelines.ts';
import { regionsQuery } from '../queries/regions.ts';
import { toRemote } from '../queries/toRemote.ts';
import { useServices } from '../services.ts';
import type { ModalProps } from './modalProps.ts';

/** Begins a pipeline as a draft. */
export function CreatePipelineModalContainer({ onClose }: ModalProps<'createPipeline'>) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const regions = useQuery(regionsQuery(client));
  // Lists are paged, so that whether a name is taken is asked with the name.
  const alike = useQuery({
    ...pipelinesQuery(client, { ...defaultPipelineListView, search: name }),
    enabled: name.trim() !== '',
  });
  const create = useMutation({
    mutationFn: (pipeline: { name: string; region?: string }) => client(createPipeline, { body: pipeline }),
    meta: { call: createPipeline },
    async onSuccess() {
      onClose();
      await refreshPipelines(queryClient);
    },
  });
  return (
    <CreatePipelineModal
      isOpen
      regions={toRemote(regions)}
      takenNames={alike.data?.rows.map((pipeline) => pipeline.name) ?? []}
      onNameChosen={setName}
      onSubmit={(pipeline) => create.mutate(pipeline)}
      isPending={create.isPending}
      problem={create.error ? problemOf(create.error) : undefined}
      onClose={onClose}
    />
  );
}
