import { resyncPipelineCollections } from '@millrace/ui/contract';
import { pipelineEntity, type Pipeline, type PipelineAction } from '@millrace/ui/domain/entities';
import { ResyncPipelinesModal } from '@millrace/ui/modals/ResyncPipelinesModal';

import { useIsOnline } from '../../data/useIsOnline.ts';
import type { EntityActions } from '../../lists/entityActions.ts';
import { useConfirmedAction } from '../../lists/useConfirmedAction.ts';
import { resyncTables } from '../data/resyncWrites.ts';
import { selectedPipelinesAtom } from './selection.ts';

const actions: EntityActions<PipelineAction, Pipeline> = {
  entity: pipelineEntity,
  selection: selectedPipelinesAtom,
  callOf: () => resyncPipelineCollections,
  // The dialog says where reading starts.
  perform: () => Promise.resolve(),
};

interface Props {
  readonly pipelines: readonly Pipeline[];
  /** @param isDone whether all are resyncing */
  readonly onClose: (isDone?: boolean) => void;
}

/** Resyncs all tables of several pipelines, one after the other. */
export function ResyncPipelinesContainer({ pipelines, onClose }: Props) {
  const isOffline = !useIsOnline();
  const { outcomes, run } = useConfirmedAction(actions, 'resync', onClose);
  return (
    <ResyncPipelinesModal
      isOpen
      pipelines={pipelines}
      outcomes={outcomes}
      isOffline={isOffline}
      onConfirm={(chosen, form) =>
        run(chosen, (context, { id, name }) => resyncTables.perform(context, { id, name, form }))
      }
      onClose={() => onClose()}
    />
  );
}
