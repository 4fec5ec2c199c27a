import { useEffect, useRef, useState } from 'react';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { pipelineNameForm } from '../../domain/pipelines/pipelineForm.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { NameField } from '../../forms/fields/NameField.tsx';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';

export interface DuplicatePipelineModalProps {
  /** The name of the pipeline that is copied. */
  name: string;
  /** The suggested name of the copy. A later suggestion replaces it, unless another name was typed. */
  suggestedName: string;
  /** The name of the destination that both write to; omitted if it is unknown. */
  destinationName?: string;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Called with the name of the copy, valid and trimmed. */
  onSubmit(name: string): void;
  /** Works out what duplicating would send now. Without it, no request is offered. */
  requestsOf?(name: string): Promise<ShownRequests>;
  /** @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the reason is shown (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

/** Names the copy of a pipeline, and says what it shares with the original. Open as long as it is mounted. */
export function DuplicatePipelineModal({
  name,
  suggestedName,
  destinationName,
  takenNames,
  onNameLeft,
  onSubmit,
  requestsOf,
  ...dialog
}: DuplicatePipelineModalProps) {
  const [model] = useState(() =>
    createFormModel({ definition: pipelineNameForm, today: '', stored: { name: suggestedName, config: {} } }),
  );
  const noteSent = useNameCheck(model, 'name', { takenNames, problem: dialog.problem });
  const suggested = useRef(suggestedName);
  useEffect(() => {
    const isUntouched = model.at('name', 'text').getSnapshot().value === suggested.current;
    const hasChanged = suggested.current !== suggestedName;
    suggested.current = suggestedName;
    if (!isUntouched || !hasChanged) return undefined;
    model.setValue('name', suggestedName);
    const field = document.activeElement;
    // The new text is there in the next frame, without the selection of the old one. What is typed before stays.
    const frame = requestAnimationFrame(() => {
      if (field instanceof HTMLInputElement && field.value === suggestedName) field.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [model, suggestedName]);
  return (
    <ModelFormDialog
      {...dialog}
      isOpen
      selectsFirstField
      title="Duplicate pipeline"
      description={
        <>
          Copies the source, destination, tables and sync settings of <bdi translate="no">{name}</bdi> to a
          draft. Nothing runs until you start it.
        </>
      }
      submitLabel="Duplicate pipeline"
      failedTitle="The pipeline was not duplicated."
      model={model}
      requests={requestsOf && (() => requestsOf(model.at('name', 'text').getSnapshot().value))}
      onSubmit={() => {
        const { value } = model.at('name', 'text').getSnapshot();
        noteSent(value);
        onSubmit(value);
      }}
    >
      <NameField model={model} onNameLeft={onNameLeft} />
      <Banner tone="caution" title="Both pipelines write to the same tables">
        The copy has the same destination
        {destinationName !== undefined && (
          <>
            , <bdi translate="no">{destinationName}</bdi>
          </>
        )}
        . Choose another one in its setup, unless the copy replaces the original.
      </Banner>
    </ModelFormDialog>
  );
}
