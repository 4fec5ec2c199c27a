import { useEffect } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { checkHookAddress } from '../../domain/hooks/hookForm.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { SecretControl } from '../../forms/controls/SecretControl.tsx';
import { TextControl } from '../../forms/controls/TextControl.tsx';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import { NameField } from '../../forms/fields/NameField.tsx';
import { useField } from '../../forms/fields/useField.ts';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';

export interface CreateHookModalProps {
  /** The name of the hook that is changed; without it, a new one is created. */
  editing?: string;
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Made from `hookForm`, once per hook, with `storedHook` for a saved one. It holds the entries, so that a failure loses none. */
  form: FormModel;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called with the name when its field loses the focus, to check whether it is taken. */
  onNameLeft(name: string): void;
  /** All entries are valid: create the hook with `toHook(form)`, or change it with `toHookChanges(form)`. */
  onCreate(): void;
  /** The hook is being created or changed. @default false */
  isCreating?: boolean;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  problem?: Problem;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its button or Escape. */
  onClose(): void;
}

const wordsOf = (editing: string | undefined) =>
  editing === undefined
    ? { title: 'Create hook', submitLabel: 'Create hook', failedTitle: 'The hook was not created.' }
    : {
        title: `Edit “${inSentence(editing)}”`,
        submitLabel: 'Save changes',
        failedTitle: 'The hook was not changed.',
      };

function PlainAddressNote({ form }: { form: FormModel }) {
  const { value } = useField(form, 'url', 'text');
  return <output>{isPlainHookAddress(value) && <PlainAddressWarning />}</output>;
}

/** Creates or changes a hook: a name, an address to call, and a secret that signs the calls. */
export function CreateHookModal({
  editing,
  form,
  takenNames,
  onNameLeft,
  onCreate,
  isCreating,
  ...dialog
}: CreateHookModalProps) {
  const noteSent = useNameCheck(form, 'name', { takenNames, problem: dialog.problem });
  useEffect(() => checkHookAddress(form), [form]);
  return (
    <ModelFormDialog
      {...dialog}
      {...wordsOf(editing)}
      description="Sends events to a URL. Attach it to choose events."
      model={form}
      isPending={isCreating}
      onSubmit={() => {
        noteSent(form.at('name', 'text').getSnapshot().value);
        onCreate();
      }}
    >
      <NameField model={form} onNameLeft={onNameLeft} />
      <ControlSlot model={form} path="url" kind="text" control={TextControl} />
      <PlainAddressNote form={form} />
      <ControlSlot model={form} path="secret" kind="secret" control={SecretControl} />
    </ModelFormDialog>
  );
}
