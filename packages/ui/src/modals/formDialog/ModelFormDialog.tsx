import type { ReactNode, Ref } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { FormFailure } from '../../forms/modelForm/FormFailure.tsx';
import { ModelForm, type FormHandle } from '../../forms/modelForm/ModelForm.tsx';
import { FocusFirstField } from '../../internal/focus/FocusFirstField.tsx';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

interface ModelFormDialogProps extends Omit<FormDialogProps, 'hasChanges' | 'children'> {
  /** Holds the entries, so that a failure loses none. */
  model: FormModel;
  /** What is said above errors of the service that belong to no field. */
  failedTitle: string;
  /** The text of the first field is selected, as that of a suggested name. @default false */
  selectsFirstField?: boolean;
  /** The fields. */
  children: ReactNode;
  ref?: Ref<FormHandle>;
}

/**
 * A dialog around a form of the engine. What the service refuses is at its field, which gets the focus; the rest is above
 * the form (F10). While the request is pending, the entries cannot change.
 */
export function ModelFormDialog({
  model,
  failedTitle,
  selectsFirstField = false,
  ref,
  children,
  ...dialog
}: ModelFormDialogProps) {
  const { problem, isPending } = dialog;
  return (
    <FormDialog {...dialog} hasChanges={useSnapshot(model).isDirty}>
      {(attributes) => (
        <>
          <FormFailure model={model} problem={problem} title={failedTitle} />
          <FocusFirstField selectsText={selectsFirstField}>
            <ModelForm
              {...attributes}
              ref={ref}
              layout="stack"
              hasSummary={false}
              model={model}
              serverErrors={problem?.fieldErrors}
              isReadOnly={isPending}
            >
              {children}
            </ModelForm>
          </FocusFirstField>
        </>
      )}
    </FormDialog>
  );
}
