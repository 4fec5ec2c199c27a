import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { TunnelFields } from '../../forms/TunnelSection/TunnelFields.tsx';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';

export interface CreateTunnelModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Made from `tunnelForm`, once per tunnel. It holds the entries, so that a failure loses none. */
  form: FormModel;
  /** All entries are valid: create the tunnel. */
  onCreate(): void;
  /** The tunnel is being created. @default false */
  isCreating?: boolean;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  problem?: Problem;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

/** Creates a secure tunnel. Its public key and commands are shown on the page of the new tunnel. */
export const CreateTunnelModal = ({ form, onCreate, isCreating, ...dialog }: CreateTunnelModalProps) => (
  <ModelFormDialog
    {...dialog}
    size="wide"
    title="Create tunnel"
    description="A secure tunnel connects Millrace to a private network. After you create it, you get the keys and commands for the other side."
    submitLabel="Create tunnel"
    failedTitle="The tunnel was not created."
    model={form}
    isPending={isCreating}
    onSubmit={onCreate}
  >
    <TunnelFields form={form} />
  </ModelFormDialog>
);
