import { useState } from 'react';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { pipelineNameForm } from '../../domain/pipelines/pipelineForm.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { NameField } from '../../forms/fields/NameField.tsx';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';

export interface RenamePipelineModalProps {
  /** The pipeline's current name. */
  name: string;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Called with the new name, valid and trimmed. */
  onSubmit(name: string): void;
  /** Works out what renaming would send now. Without it, no request is offered. */
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

/** Renames a pipeline. Open as long as it is mounted. */
export function RenamePipelineModal({
  name,
  takenNames,
  onNameLeft,
  onSubmit,
  requestsOf,
  ...dialog
}: RenamePipelineModalProps) {
  const [model] = useState(() =>
    createFormModel({ definition: pipelineNameForm, today: '', stored: { name, config: {} } }),
  );
  const noteSent = useNameCheck(model, 'name', { takenNames, problem: dialog.problem });
  return (
    <ModelFormDialog
      {...dialog}
      isOpen
      title="Rename pipeline"
      submitLabel="Rename pipeline"
      failedTitle="The pipeline was not renamed."
      model={model}
      requests={requestsOf && (() => requestsOf(model.at('name', 'text').getSnapshot().value))}
      onSubmit={() => {
        const { value, isChanged } = model.at('name', 'text').getSnapshot();
        if (!isChanged) return dialog.onClose();
        noteSent(value);
        onSubmit(value);
      }}
    >
      <NameField model={model} onNameLeft={onNameLeft} />
    </ModelFormDialog>
  );
}
