import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';

export interface LeaveSetupModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Whether the entries contain secrets, such as passwords and key files, which are never kept. */
  hasSecrets: boolean;
  /** Whether the other entries stay in this tab for a day. @default true */
  isKept?: boolean;
  /**
   * The entries are being saved. The save continues after leaving; entries are lost only if it fails. @default false
   */
  isSaving?: boolean;
  /** Called to stay on the page, by the button, Escape or a press outside. */
  onStay(): void;
  /** Called to continue to the requested page. */
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

/** Shown when the user leaves a step with unsaved entries: what is kept, and what is lost. */
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
          {/* The safe button has the focus: Enter keeps the entries. */}
          <Button tone="accent" variant="solid" autoFocus onPress={onStay}>
            Stay
          </Button>
        </>
      }
    />
  );
}
