import { useState } from 'react';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { pipelineNameForm } from '../../domain/pipelines/pipelineForm.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { NameField } from '../../forms/fields/NameField.tsx';
import { messageAt } from '../../forms/fields/messageAt.ts';
import { ModelForm } from '../../forms/modelForm/ModelForm.tsx';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useSnapshot } from '../../internal/useSnapshot.ts';

export interface RenamePipelineModalProps {
  /** The pipeline's current name. */
  name: string;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Called with the new name, valid and trimmed. */
  onSubmit(name: string): void;
  /** @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the reason is shown (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}

const formId = 'rename-pipeline';

/** Renames a pipeline. Open as long as it is mounted. */
export function RenamePipelineModal({
  name,
  takenNames,
  onNameLeft,
  onSubmit,
  isPending = false,
  isOffline = false,
  problem,
  onClose,
}: RenamePipelineModalProps) {
  const [model] = useState(() =>
    createFormModel({ definition: pipelineNameForm, today: '', stored: { name, config: {} } }),
  );
  const { isDirty } = useSnapshot(model);
  const noteSent = useNameCheck(model, 'name', { takenNames, problem });
  const submit = () => {
    if (isPending || isOffline) return;
    const { value, isChanged } = model.at('name', 'text').getSnapshot();
    if (!isChanged) return onClose();
    noteSent(value);
    onSubmit(value);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename pipeline"
      hasChanges={isDirty}
      isPending={isPending}
      note={offlineNote(isOffline)}
      footer={
        <>
          <CloseButton isDisabled={isPending}>Cancel</CloseButton>
          <Button
            type="submit"
            form={formId}
            tone="accent"
            variant="solid"
            isPending={isPending}
            isDisabled={isOffline}
          >
            Rename pipeline
          </Button>
        </>
      }
    >
      {problem && messageAt(problem, 'name') === undefined && <ProblemNotice problem={problem} />}
      <ModelForm
        id={formId}
        aria-label="Rename pipeline"
        layout="stack"
        hasSummary={false}
        model={model}
        onSubmit={submit}
      >
        <NameField model={model} onNameLeft={onNameLeft} />
      </ModelForm>
    </Dialog>
  );
}
