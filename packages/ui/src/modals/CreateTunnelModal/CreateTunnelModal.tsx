import { useRef, useSyncExternalStore } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { NewTunnel, type NewTunnelHandle } from '../../forms/TunnelSection/NewTunnel.tsx';
import { FocusFirstField } from '../../internal/focus/FocusFirstField.tsx';
import { offlineNote } from '../../internal/offlineNote.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface CreateTunnelModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Made from `tunnelForm`, once per tunnel. It holds the entries and the service's errors. */
  form: FormModel;
  /** All entries are valid: create the tunnel. */
  onCreate(): void;
  /** The tunnel is being created. @default false */
  isCreating?: boolean;
  /** Why the last attempt failed, unless fields show the error. */
  problem?: Problem;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

/** Creates a secure tunnel. Its public key and commands are shown on the page of the new tunnel. */
export function CreateTunnelModal({
  isOpen,
  form,
  onCreate,
  isCreating = false,
  problem,
  isOffline = false,
  onClose,
}: CreateTunnelModalProps) {
  const fields = useRef<NewTunnelHandle>(null);
  const { isDirty } = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const isCoolingDown = useCountdown(problem) > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title="Create tunnel"
      description="A secure tunnel connects Millrace to a private network. After you create it, you get the keys and commands for the other side."
      hasChanges={isDirty}
      isPending={isCreating}
      note={offlineNote(isOffline)}
      footer={
        <>
          <CloseButton isDisabled={isCreating}>Cancel</CloseButton>
          <Button
            tone="accent"
            variant="solid"
            isPending={isCreating}
            isDisabled={isCoolingDown || isOffline}
            onPress={() => fields.current?.create()}
          >
            Create tunnel
          </Button>
        </>
      }
    >
      <FocusFirstField>
        <NewTunnel
          ref={fields}
          form={form}
          onCreate={() => {
            if (!isOffline) onCreate();
          }}
          isCreating={isCreating}
          problem={problem}
        />
      </FocusFirstField>
    </Dialog>
  );
}
