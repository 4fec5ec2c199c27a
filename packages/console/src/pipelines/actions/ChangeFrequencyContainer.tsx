import { updatePipeline } from '@millrace/ui/contract';
import { pipelineEntity, type Pipeline, type PipelineAction } from '@millrace/ui/domain/entities';
import { ChangeFrequencyModal } from '@millrace/ui/modals/ChangeFrequencyModal';

import { useIsOnline } from '../../data/useIsOnline.ts';
import type { EntityActions } from '../../lists/entityActions.ts';
import { useConfirmedAction } from '../../lists/useConfirmedAction.ts';
import type { WriteContext } from '../../writes/write.ts';
import { changeFrequency } from '../data/frequencyWrites.ts';
import { selectedPipelinesAtom } from './selection.ts';

const actions: EntityActions<PipelineAction, Pipeline> = {
  entity: pipelineEntity,
  selection: selectedPipelinesAtom,
  callOf: () => updatePipeline,
  // The dialog says which frequency.
  perform: () => Promise.resolve(),
};

const changing = (frequency: number) => (context: WriteContext, pipeline: Pipeline) =>
  changeFrequency(context, pipeline, frequency);

interface Props {
  readonly pipelines: readonly Pipeline[];
  /** @param isDone whether all were changed */
  readonly onClose: (isDone?: boolean) => void;
}

/** Changes the frequency of several pipelines, one after the other. */
export function ChangeFrequencyContainer({ pipelines, onClose }: Props) {
  const isOffline = !useIsOnline();
  const { outcomes, run, requests } = useConfirmedAction(actions, 'frequency', onClose);
  return (
    <ChangeFrequencyModal
      isOpen
      pipelines={pipelines}
      outcomes={outcomes}
      isOffline={isOffline}
      onConfirm={(chosen, frequency) => run(chosen, changing(frequency))}
      requestsOf={(chosen, frequency) => requests(chosen, changing(frequency))}
      onClose={() => onClose()}
    />
  );
}
