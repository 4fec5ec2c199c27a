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
      ? 'your entries stay in this tab for a day, but passwords, keys and files will be lost.'
      : 'your entries will be lost.';
    return `Saving continues after you leave, and a message shows the result. If it fails, ${lost}`;
  }
  if (!isKept) return 'Your entries are not saved and will be lost.';
  return hasSecrets
    ? 'Your entries stay in this tab for a day. Passwords, keys and files will be lost.'
    : 'Your entries stay in this tab for a day, so you can continue later.';
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
      title={isSaving ? 'Leave while saving?' : 'Leave without saving?'}
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
