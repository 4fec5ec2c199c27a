import { listPipelines, listRegions } from '@millrace/ui/contract';
import { inSentence, paths } from '@millrace/ui/domain';
import { CreatePipelineModal } from '@millrace/ui/modals/CreatePipelineModal';
import { useQuery } from '@tanstack/react-query';
import { atom, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { createDraftPipeline, pipelinesNamed } from '../data/pipelines/pipelineWrites.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useWrite } from '../data/useWrite.ts';
import { useNavigate } from '../router/location.ts';

/** The name in a create dialog that closed because its page was left. The next one starts with it. */
const keptPipelineNameAtom = atom('');

/** Begins a pipeline and goes on to its setup, unless its page has been left; then a toast tells how it ended. */
export function CreatePipelineContainer({ onClose }: { readonly onClose: () => void }) {
  const isOffline = !useIsOnline();
  const navigate = useNavigate();
  const regions = useQuery(read(listRegions, {}));
  const initialName = useStore().get(keptPipelineNameAtom);
  const keepName = useSetAtom(keptPipelineNameAtom);
  const close = () => {
    keepName('');
    onClose();
  };
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    ...read(listPipelines, leftName === '' ? undefined : pipelinesNamed(leftName)),
    retry: false,
  }).data?.rows;
  const create = useWrite(createDraftPipeline, {
    subject: null,
    isInline: true,
    presence: 'component',
    words: {
      ...createDraftPipeline.words,
      done: ({ id, name }) => ({
        title: `“${inSentence(name)}” is created.`,
        action: { label: 'Continue setup', href: paths.pipelineSetup(id) },
      }),
    },
    onDone({ id }, isCurrent) {
      keepName('');
      if (!isCurrent) return;
      onClose();
      navigate(paths.pipelineSetup(id));
    },
  });
  return (
    <CreatePipelineModal
      isOpen
      regions={toRemote(regions)}
      takenNames={alike?.map(({ name }) => name) ?? []}
      initialName={initialName}
      onNameChange={keepName}
      onNameChosen={setLeftName}
      onSubmit={(wanted) => create.run({ ...wanted, before: alike ?? [] })}
      isPending={create.isPending}
      isOffline={isOffline}
      problem={create.problem}
      onClose={close}
    />
  );
}
