import { LeaveSetupModal } from '@millrace/ui/modals/LeaveSetupModal';

import type { ModalProps } from './modalProps.ts';

/** Asks before something unsaved is left. */
export function LeaveSetupContainer({ onLeave, onClose, ...question }: ModalProps<'leaveSetup'>) {
  return (
    <LeaveSetupModal
      isOpen
      {...question}
      onStay={onClose}
      onLeave={() => {
        onClose();
        onLeave();
      }}
    />
  );
}
