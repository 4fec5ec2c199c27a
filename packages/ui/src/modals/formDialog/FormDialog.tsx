import { useId, type ReactNode } from 'react';
import type { Problem } from '../../domain/outcome/problem.ts';
import { offlineNote } from '../../internal/notes.ts';
import type { RequestSource } from '../../domain/requests/shownRequest.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { ShowRequest } from '../../patterns/ShowRequest/ShowRequest.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';

/** The props of the dialog's form, as `Form` and `ModelForm` take them. */
interface FormAttributes {
  readonly id: string;
  readonly 'aria-label': string;
  readonly onSubmit: () => void;
}

export interface FormDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'description' | 'size' | 'hasChanges' | 'isPending' | 'note'
> {
  /** The title, which also names the form. */
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  /** @default 'accent' */
  submitTone?: ButtonProps['tone'];
  /** Called unless the request is pending, the service limits requests, or there is no network. */
  onSubmit(): void;
  /** The entries cannot be submitted; say why. @default false */
  isDisabled?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. The button waits until the service accepts requests again (F13). */
  problem?: Problem | undefined;
  /** Works out what submitting would send now. @default that of `RequestsProvider` */
  requests?: RequestSource | undefined;
  /** The content. A function renders a form; otherwise only the button submits, not Enter in a field. */
  children: ReactNode | ((attributes: FormAttributes) => ReactNode);
}

/** A dialog that submits entries: its button, and when that can be pressed. */
export function FormDialog({
  title,
  isPending = false,
  note,
  submitLabel,
  submitTone = 'accent',
  onSubmit,
  isDisabled = false,
  isOffline = false,
  problem,
  requests,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const isStopped = useCountdown(problem) > 0 || isOffline || isDisabled;
  const isForm = typeof children === 'function';
  const submit = (): void => {
    if (!isPending && !isStopped) onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      title={title}
      isPending={isPending}
      note={offlineNote(isOffline) ?? note}
      footer={
        <>
          <CloseButton isDisabled={isPending}>Cancel</CloseButton>
          <Button
            {...(isForm ? { type: 'submit', form: id } : { onPress: submit })}
            tone={submitTone}
            variant="solid"
            isPending={isPending}
            isDisabled={isStopped}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {isForm ? children({ id, 'aria-label': title, onSubmit: submit }) : children}
      <ShowRequest source={requests} />
    </Dialog>
  );
}
