import { useRef, useState } from 'react';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { canPipeline, pipelineEntity, type PipelineAction } from '../../domain/pipelines/pipelineActions.ts';
import { isNameTyped, resyncDefaults, type ResyncForm } from '../../domain/schema/resync.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ActionModal, type ActionModalProps } from '../ActionModal/ActionModal.tsx';
import { resyncPositions } from '../ResyncModal/resyncPositions.ts';

export interface ResyncPipelinesModalProps extends Pick<
  ActionModalProps<PipelineAction, Pipeline>,
  'isOpen' | 'outcomes' | 'isOffline' | 'onClose'
> {
  /** The pipelines as they were when the dialog opened (T-32). */
  pipelines: readonly Pipeline[];
  /**
   * Called with the pipelines whose tables can be loaded again, after a failure with those to be tried again.
   * @param form all tables, and where reading starts
   */
  onConfirm(pipelines: readonly Pipeline[], form: ResyncForm): void;
}

/** What is said of all tables of several pipelines. @param resetState the rows in the destination are deleted */
const entityOf = (resetState: boolean): typeof pipelineEntity => ({
  ...pipelineEntity,
  actions: {
    ...pipelineEntity.actions,
    resync: {
      ...pipelineEntity.actions.resync,
      question: (items) => `Resync all tables of ${items}?`,
      consequence:
        'Each pipeline loads all of its tables again, one after the other. All of their rows count as usage.',
      isDestructive: resetState,
    },
  },
});

/**
 * Loads all tables of several pipelines again, and reports the outcome for each. Their number is typed first, because all
 * rows count as usage.
 */
export function ResyncPipelinesModal({ pipelines, onConfirm, ...dialog }: ResyncPipelinesModalProps) {
  const [resetState, setResetState] = useState(resyncDefaults.resetState);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const words = formatQuantity(pipelines.filter((each) => canPipeline('resync', each)).length, 'pipeline');
  const lacksWords = !isNameTyped(typed, words);
  return (
    <ActionModal
      {...dialog}
      entity={entityOf(resetState)}
      action="resync"
      items={pipelines}
      entries={
        <>
          <RadioGroup
            label="Where reading starts"
            options={resyncPositions}
            value={resetState ? 'reset' : 'keep'}
            onChange={(value) => setResetState(value === 'reset')}
          />
          <TextField
            ref={field}
            label={`Type “${words}” to resync all of their tables`}
            isRequired
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            error={isTried && lacksWords ? `Type “${words}”.` : undefined}
          />
        </>
      }
      hasChanges={typed !== '' || resetState !== resyncDefaults.resetState}
      onConfirm={(chosen) => {
        setTried(true);
        if (lacksWords) field.current?.focus();
        else onConfirm(chosen, { resyncTables: [], allResyncSelected: true, resetState });
      }}
    />
  );
}
