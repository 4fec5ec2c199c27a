import { LeaveSetupModal } from '@millrace/ui/modals/LeaveSetupModal';

import type { ModalProps } from './modalChunks.ts';

/** Asks before something unsaved is left. */
export function LeaveSetupContainer({ hasSecrets, isKept, onLeave, onClose }: ModalProps<'leaveSetup'>) {
  return (
    <LeaveSetupModal
      isOpen
      hasSecrets={hasSecrets}
      isKept={isKept}
      onStay={onClose}
      onLeave={() => {
        onClose();
        onLeave();
      }}
    />
  );
}
