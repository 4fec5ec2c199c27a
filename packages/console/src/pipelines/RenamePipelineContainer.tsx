import { listPipelines } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { RenamePipelineModal } from '@millrace/ui/modals/RenamePipelineModal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pipelinesNamed, renamePipeline } from '../data/pipelines/pipelineWrites.ts';
import { read } from '../data/read.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useWrite } from '../data/useWrite.ts';

interface Props {
  readonly pipeline: Pipeline;
  readonly onClose: () => void;
}

/** Renames a pipeline. If the page is left meanwhile, a toast reports a failure (F4). */
export function RenamePipelineContainer({ pipeline, onClose }: Props) {
  const { id, name } = pipeline;
  const isOffline = !useIsOnline();
  const [leftName, setLeftName] = useState('');
  const isOther = leftName !== '' && leftName !== name;
  const alike = useQuery({
    ...read(listPipelines, isOther ? pipelinesNamed(leftName) : undefined),
    retry: false,
  }).data?.rows;
  const rename = useWrite(renamePipeline, {
    subject: { id },
    isInline: true,
    presence: 'component',
    onDone: (_, isInSight) => isInSight && onClose(),
  });
  return (
    <RenamePipelineModal
      name={name}
      takenNames={alike?.filter((one) => one.id !== id).map((one) => one.name) ?? []}
      onNameLeft={setLeftName}
      onSubmit={(wanted) => rename.run({ id, name, wanted })}
      isPending={rename.isPending}
      isOffline={isOffline}
      problem={rename.problem}
      onClose={onClose}
    />
  );
}
