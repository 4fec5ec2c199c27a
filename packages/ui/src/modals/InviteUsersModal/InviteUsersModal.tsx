import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TeamMember } from '../../domain/entities/teamMember.ts';
import { roles, type Role } from '../../domain/entities/user.ts';
import { isKnown } from '../../domain/entities/open.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { inviteProblem, judgeAddresses, type InviteAddress } from '../../domain/policies/inviteAddresses.ts';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import { ChoiceControl } from '../../forms/fields/controls/ChoiceControl.tsx';
import { LongTextControl } from '../../forms/fields/controls/LongTextControl.tsx';
import { useField } from '../../forms/fields/useField.ts';
import { FocusFirstField } from '../../internal/FocusFirstField.tsx';
import { ModelForm } from '../../forms/fields/ModelForm.tsx';
import { offlineNote } from '../../internal/offlineNote.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { ActionOutcome } from '../ActionModal/ActionModal.logic.ts';
import { AddressList } from './AddressList.tsx';

export interface InviteUsersModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Made from `inviteForm`. It holds the entries, so that a failure loses none. */
  form: FormModel;
  /** The users and invitations of the account, as far as they are loaded. The service may refuse others. */
  known: readonly Pick<TeamMember, 'email' | 'isActive' | 'status'>[];
  /** The outcome for each address, as it was typed; empty until the invitations are sent. */
  outcomes: ReadonlyMap<string, ActionOutcome>;
  /** All addresses can be invited: send the invitations. */
  onInvite(emails: readonly string[], role: Role): void;
  /** Invitations are being sent. @default false */
  isInviting?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its buttons. */
  onClose(): void;
}

const formId = 'invite-users';

/** What was typed so far; an address that is still being typed is not judged. */
const withoutUnfinished = (addresses: readonly InviteAddress[], text: string, isLeft: boolean) =>
  addresses.filter(
    ({ verdict }, index) =>
      isLeft || verdict !== 'malformed' || index < addresses.length - 1 || /[\s,;]$/.test(text),
  );

function Report({ outcomes }: Pick<InviteUsersModalProps, 'outcomes'>) {
  const states = [...outcomes.values()].map(({ state }) => state);
  const failed = states.filter((state) => state === 'failed').length;
  const done = states.filter((state) => state === 'done').length;
  if (failed === 0 || states.includes('pending')) return null;
  return (
    <Banner
      tone="critical"
      role="alert"
      title={`${formatQuantity(failed, 'invitation')} ${failed === 1 ? 'was' : 'were'} not sent.`}
    >
      {done > 0 && `${formatQuantity(done, 'invitation')} ${done === 1 ? 'was' : 'were'} sent.`}
    </Banner>
  );
}

/** Invites one or several people: says for each address whether it can be invited, before and after sending. */
export function InviteUsersModal({
  isOpen,
  form,
  known,
  outcomes,
  onInvite,
  isInviting = false,
  isOffline = false,
  onClose,
}: InviteUsersModalProps) {
  const { isDirty } = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const { value: text } = useField(form, 'emails', 'longText');
  const { value: role } = useField(form, 'role', 'choice');
  const [left, setLeft] = useState<string>();
  // Changing the text starts over.
  const isLeft = left === text;
  const addresses = useMemo(() => judgeAddresses(text, known), [text, known]);
  const problem = inviteProblem(addresses);
  const shown = withoutUnfinished(addresses, text, isLeft);
  useEffect(() => form.setCustomError('emails', isLeft ? problem : undefined), [form, isLeft, problem]);
  const count = addresses.length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Invite people"
      description="Each of them gets an email with a link to join the account."
      hasChanges={isDirty}
      isPending={isInviting}
      note={offlineNote(isOffline)}
      footer={
        <>
          <CloseButton isDisabled={isInviting}>Cancel</CloseButton>
          <Button
            type="submit"
            form={formId}
            tone="accent"
            variant="solid"
            isPending={isInviting}
            isDisabled={isOffline}
          >
            {count > 1 ? `Send ${formatQuantity(count, 'invitation')}` : 'Send invitation'}
          </Button>
        </>
      }
    >
      <Report outcomes={outcomes} />
      <FocusFirstField>
        <ModelForm
          id={formId}
          aria-label="Invite people"
          layout="stack"
          hasSummary={false}
          model={form}
          isReadOnly={isInviting}
          onSubmit={() => {
            if (isInviting || isOffline || !isKnown(roles, role)) return;
            setLeft(text);
            form.setCustomError('emails', problem);
            if (problem === undefined)
              onInvite(
                addresses.map(({ email }) => email),
                role,
              );
          }}
        >
          <div onBlur={() => setLeft(text)}>
            <ControlSlot model={form} path="emails" kind="longText" control={LongTextControl} />
          </div>
          <AddressList addresses={shown} outcomes={outcomes} />
          <ControlSlot model={form} path="role" kind="choice" control={ChoiceControl} />
        </ModelForm>
      </FocusFirstField>
    </Dialog>
  );
}
