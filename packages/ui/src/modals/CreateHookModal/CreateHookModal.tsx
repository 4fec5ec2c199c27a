import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { checkHookAddress } from '../../domain/hooks/hookForm.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import { SecretControl } from '../../forms/controls/SecretControl.tsx';
import { TextControl } from '../../forms/controls/TextControl.tsx';
import { NameField } from '../../forms/fields/NameField.tsx';
import { useField } from '../../forms/fields/useField.ts';
import { ModelForm, type FormHandle } from '../../forms/modelForm/ModelForm.tsx';
import { useNameCheck } from '../../forms/fields/useNameCheck.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

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

const formId = 'create-hook';

const wordsOf = (editing: string | undefined) =>
  editing === undefined
    ? { title: 'Create hook', submit: 'Create hook', failed: 'The hook was not created.' }
    : {
        title: `Edit “${inSentence(editing)}”`,
        submit: 'Save changes',
        failed: 'The hook was not changed.',
      };

function PlainAddressNote({ form }: { form: FormModel }) {
  const { value } = useField(form, 'url', 'text');
  return <output>{isPlainHookAddress(value) && <PlainAddressWarning />}</output>;
}

/** Creates or changes a hook: a name, an address to call, and a secret that signs the calls. */
export function CreateHookModal({
  editing,
  isOpen,
  form,
  takenNames,
  onNameLeft,
  onCreate,
  isCreating = false,
  problem,
  isOffline = false,
  onClose,
}: CreateHookModalProps) {
  const words = wordsOf(editing);
  const fields = useRef<FormHandle>(null);
  const isCoolingDown = useCountdown(problem) > 0;
  const noteSent = useNameCheck(form, 'name', { takenNames, problem });
  useEffect(() => checkHookAddress(form), [form]);
  const { summary, isDirty } = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const fieldErrors = problem?.fieldErrors;
  useEffect(() => {
    if (fieldErrors) fields.current?.focusFirstError();
  }, [fieldErrors]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description="Millrace calls its address for the events that you select when you attach it."
      hasChanges={isDirty}
      isPending={isCreating}
      note={offlineNote(isOffline)}
      footer={
        <>
          <CloseButton isDisabled={isCreating}>Cancel</CloseButton>
          <Button
            type="submit"
            form={formId}
            tone="accent"
            variant="solid"
            isPending={isCreating}
            isDisabled={isCoolingDown || isOffline}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      {problem && !fieldErrors && <ProblemNotice problem={problem} />}
      {summary.length > 0 && (
        <Banner tone="critical" role="alert" title={words.failed}>
          {summary.join(' ')}
        </Banner>
      )}
      <ModelForm
        ref={fields}
        id={formId}
        aria-label={words.title}
        layout="stack"
        hasSummary={false}
        model={form}
        serverErrors={fieldErrors}
        isReadOnly={isCreating}
        onSubmit={() => {
          if (isCreating || isOffline || isCoolingDown) return;
          noteSent(form.at('name', 'text').getSnapshot().value);
          onCreate();
        }}
      >
        <NameField model={form} onNameLeft={onNameLeft} />
        <ControlSlot model={form} path="url" kind="text" control={TextControl} />
        <PlainAddressNote form={form} />
        <ControlSlot model={form} path="secret" kind="secret" control={SecretControl} />
      </ModelForm>
    </Dialog>
  );
}
