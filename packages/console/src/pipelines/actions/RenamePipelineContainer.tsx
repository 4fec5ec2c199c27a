import type { Pipeline } from '@millrace/ui/domain/entities';
import { RenamePipelineModal } from '@millrace/ui/modals/RenamePipelineModal';

import { useIsOnline } from '../../data/useIsOnline.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { renamePipeline } from '../data/pipelineWrites.ts';
import { useTakenNames } from './useTakenNames.ts';

interface Props {
  readonly pipeline: Pipeline;
  readonly onClose: () => void;
}

/** Renames a pipeline. If the page is left meanwhile, a toast reports a failure (F4). */
export function RenamePipelineContainer({ pipeline, onClose }: Props) {
  const { id, name } = pipeline;
  const isOffline = !useIsOnline();
  const names = useTakenNames(pipeline);
  const rename = useWrite(renamePipeline, {
    subject: { id },
    isInline: true,
    presence: 'component',
    onDone: (_, isInSight) => isInSight && onClose(),
  });
  return (
    <RenamePipelineModal
      name={name}
      {...names}
      onSubmit={(wanted) => rename.run({ id, name, wanted })}
      requestsOf={(wanted) => rename.requests({ id, name, wanted })}
      isPending={rename.isPending}
      isOffline={isOffline}
      problem={rename.problem}
      onClose={onClose}
    />
  );
}
