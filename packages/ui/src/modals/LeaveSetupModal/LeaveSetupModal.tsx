import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';

export interface LeaveSetupModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** Whether secrets, such as passwords and key files, are among what was entered: those are never kept. */
  hasSecrets: boolean;
  /** Whether the rest is kept in this tab for a day, to be found again. @default true */
  isKept?: boolean;
  /** It is being saved at this moment: that goes on, and only its failing would cost anything. @default false */
  isSaving?: boolean;
  /** Stay with what was entered; also Escape and a press beside it. */
  onStay(): void;
  /** Go where the person was about to go. */
  onLeave(): void;
}

type Consequence = Pick<LeaveSetupModalProps, 'hasSecrets' | 'isKept' | 'isSaving'>;

const consequence = ({ isKept, hasSecrets, isSaving }: Consequence): string => {
  if (isSaving) {
    const lost = isKept
      ? 'this tab keeps what you entered for a day, but passwords, keys and files you will have to enter again.'
      : 'what you entered here will be lost.';
    return `Saving goes on without you, and a message says how it ended. If it fails, ${lost}`;
  }
  if (!isKept) return 'What you entered here is not saved, and will be lost.';
  return hasSecrets
    ? 'What you entered is not saved. This tab keeps it for a day, but passwords, keys and files you will have to enter again.'
    : 'What you entered is not saved. This tab keeps it for a day, so you can come back and go on.';
};

/** Asked when somebody leaves a step with input that is not saved: what is kept, and what is not. */
export function LeaveSetupModal({
  isOpen,
  hasSecrets,
  isKept = true,
  isSaving = false,
  onStay,
  onLeave,
}: LeaveSetupModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title={isSaving ? 'Leave while this is being saved?' : 'Leave without saving?'}
      description={consequence({ isKept, hasSecrets, isSaving })}
      footer={
        <>
          <Button onPress={onLeave}>Leave</Button>
          {/* The safe answer has the focus: Enter keeps what was typed. */}
          <Button tone="accent" variant="solid" autoFocus onPress={onStay}>
            Stay
          </Button>
        </>
      }
    />
  );
}
