import { useState } from 'react';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { pipelineEntity, type PipelineAction } from '../../domain/pipelines/pipelineActions.ts';
import { createSyncForm, syncPaths } from '../../domain/pipelines/syncForm.ts';
import { describeFrequency } from '../../domain/schedule/frequency.ts';
import { FrequencyControl } from '../../forms/controls/FrequencyControl.tsx';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { ActionModal, type ActionModalProps } from '../ActionModal/ActionModal.tsx';

export interface ChangeFrequencyModalProps extends Pick<
  ActionModalProps<PipelineAction, Pipeline>,
  'isOpen' | 'outcomes' | 'isOffline' | 'onClose'
> {
  /** The pipelines as they were when the dialog opened (T-32). */
  pipelines: readonly Pipeline[];
  /**
   * Called with the pipelines whose frequency can change, after a failure with those to be tried again.
   * @param frequency the time between two reads of a source, in ms
   */
  onConfirm(pipelines: readonly Pipeline[], frequency: number): void;
  /** Works out what confirming would send. Without it, no request is offered. */
  requestsOf?(pipelines: readonly Pipeline[], frequency: number): Promise<ShownRequests>;
}

/** Each pipeline is listed with the frequency that it has now. */
const entity: typeof pipelineEntity = {
  ...pipelineEntity,
  details: (pipeline) => [
    ...pipelineEntity.details(pipeline),
    // A draft has the default of the service until a person chooses one.
    pipeline.status !== 'draft' && pipeline.sourceSyncFrequency
      ? [describeFrequency(pipeline.sourceSyncFrequency)]
      : [],
  ],
};

/** The frequency that all of them have, to begin with; otherwise the default of the sync settings. */
function startOf(pipelines: readonly Pipeline[]) {
  const [first, ...others] = new Set(pipelines.map(({ sourceSyncFrequency }) => sourceSyncFrequency));
  return createSyncForm(others.length === 0 && first ? { sourceSyncFrequency: first } : {});
}

/** Changes how often several pipelines read their sources, and reports the outcome for each. */
export function ChangeFrequencyModal({
  pipelines,
  onConfirm,
  requestsOf,
  ...dialog
}: ChangeFrequencyModalProps) {
  const [model] = useState(() => startOf(pipelines));
  const entered = () => model.at(syncPaths.sourceFrequency, 'frequency').getSnapshot().value;
  return (
    <ActionModal
      {...dialog}
      entity={entity}
      action="frequency"
      items={pipelines}
      entries={
        <ControlSlot
          model={model}
          path={syncPaths.sourceFrequency}
          kind="frequency"
          control={FrequencyControl}
        />
      }
      hasChanges={useSnapshot(model).isDirty}
      onConfirm={(chosen: readonly Pipeline[]) => onConfirm(chosen, entered())}
      {...(requestsOf && { requestsOf: (chosen: readonly Pipeline[]) => requestsOf(chosen, entered()) })}
    />
  );
}
