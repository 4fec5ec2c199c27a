import { useEffect, useMemo, useRef, useState } from 'react';
import type { TeamMember } from '../../domain/people/teamMember.ts';
import { roles, type Role } from '../../domain/entities/user.ts';
import { isKnown } from '../../domain/entities/open.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { addressesIn } from '../../domain/people/addressList.ts';
import {
  inviteProblem,
  judgeAddresses,
  mostInvited,
  type InviteAddress,
} from '../../domain/people/inviteAddresses.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { ControlSlot } from '../../forms/fields/ControlSlot.tsx';
import { ChoiceControl } from '../../forms/controls/ChoiceControl.tsx';
import { LongTextControl } from '../../forms/controls/LongTextControl.tsx';
import { useField } from '../../forms/fields/useField.ts';
import type { FormHandle } from '../../forms/modelForm/ModelForm.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { ActionOutcome } from '../ActionModal/ActionModal.logic.ts';
import { ModelFormDialog } from '../formDialog/ModelFormDialog.tsx';
import { AddressList } from './AddressList.tsx';
import * as css from './InviteUsersModal.css.ts';

export interface InviteUsersModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Made from `inviteForm`. It holds the entries, so that a failure loses none. */
  form: FormModel;
  /** The users and invitations of the account, as far as they are loaded. The service may refuse others. */
  known: readonly Pick<TeamMember, 'email' | 'isActive' | 'status'>[];
  /** The outcome for each address, as it was typed; empty until the invitations are sent. */
  outcomes: ReadonlyMap<string, ActionOutcome>;
  /**
   * Send invitations to the addresses that can be invited. The others are left out; they stay in the form as long as the
   * container leaves them there.
   */
  onInvite(emails: readonly string[], role: Role): void;
  /** Works out what inviting would send now. Without it, no request is offered. */
  requestsOf?(emails: readonly string[], role: Role): Promise<ShownRequests>;
  /** Invitations are being sent. @default false */
  isInviting?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Called to close the dialog, by its buttons. */
  onClose(): void;
}

/** What was typed so far; an address that is still being typed is not judged. */
const withoutUnfinished = (addresses: readonly InviteAddress[], text: string, isLeft: boolean) =>
  addresses.filter(
    ({ verdict }, index) =>
      isLeft || verdict !== 'malformed' || index < addresses.length - 1 || /[\s,;]$/.test(text),
  );

interface ReportProps extends Pick<InviteUsersModalProps, 'outcomes'> {
  /** How many addresses could not be invited, and were left out. */
  leftOut: number;
}

function Report({ outcomes, leftOut }: ReportProps) {
  const states = [...outcomes.values()].map(({ state }) => state);
  const done = states.filter((state) => state === 'done').length;
  const notSent = states.filter((state) => state === 'failed').length + leftOut;
  if (states.length === 0 || notSent === 0 || states.includes('pending')) return null;
  return (
    <Banner
      tone="critical"
      role="alert"
      title={`${formatQuantity(notSent, 'invitation')} ${notSent === 1 ? 'was' : 'were'} not sent.`}
    >
      {done > 0 && `${formatQuantity(done, 'invitation')} ${done === 1 ? 'was' : 'were'} sent.`}
    </Banner>
  );
}

/** What happens to the entries that cannot be invited; `undefined` if all can, or none. */
function leftOutNote(ready: number, leftOut: number): string | undefined {
  if (ready === 0 || leftOut === 0) return undefined;
  return `${formatCount(leftOut)} can’t be invited and ${leftOut === 1 ? 'stays' : 'stay'} here to be corrected.`;
}

/** What the button sends, and what it leaves out. */
function submitLabelOf(ready: number, leftOut: number): string {
  if (ready === 0 || ready > mostInvited) return 'Invite users';
  return `Send ${formatQuantity(ready, 'invitation')}${leftOut > 0 ? `, skip ${leftOut}` : ''}`;
}

/** Invites one or several people: says for each address whether it can be invited, before and after sending. */
export function InviteUsersModal({
  form,
  known,
  outcomes,
  onInvite,
  requestsOf,
  isInviting = false,
  ...dialog
}: InviteUsersModalProps) {
  const { value: text } = useField(form, 'emails', 'longText');
  const { value: role } = useField(form, 'role', 'choice');
  // What remains after sending was not typed, and is judged at once.
  const [isTyping, setTyping] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const handle = useRef<FormHandle>(null);
  const addresses = useMemo(() => judgeAddresses(text, known), [text, known]);
  const problem = inviteProblem(addresses);
  const shown = withoutUnfinished(addresses, text, !isTyping);
  const ready = addresses.filter(({ verdict }) => verdict === 'ready').map(({ email }) => email);
  // More typing cannot mend it.
  const isTooMany = ready.length > mostInvited;
  const shownProblem = isTyping && !isTooMany ? undefined : problem;
  useEffect(() => form.setCustomError('emails', shownProblem), [form, shownProblem]);
  const leftOutNow = shown.filter(({ verdict }) => verdict !== 'ready').length;
  const note = isTooMany ? undefined : leftOutNote(ready.length, leftOutNow);
  return (
    <ModelFormDialog
      {...dialog}
      ref={handle}
      title="Invite users"
      description="They get an email with a link to join."
      submitLabel={submitLabelOf(ready.length, leftOutNow)}
      failedTitle="The invitations were not sent."
      model={form}
      isPending={isInviting}
      requests={requestsOf && isKnown(roles, role) ? () => requestsOf(ready, role) : undefined}
      onSubmit={() => {
        if (!isKnown(roles, role)) return;
        setTyping(false);
        form.setCustomError('emails', problem);
        if (problem !== undefined) return handle.current?.focusFirstError();
        setLeftOut(addresses.length - ready.length);
        onInvite(ready, role);
      }}
    >
      <Report outcomes={outcomes} leftOut={leftOut} />
      <div
        onChange={() => setTyping(true)}
        onBlur={({ relatedTarget: next }) => {
          // A reason that appears while the submit button is pressed would move the button from under the pointer.
          if (!(next instanceof HTMLButtonElement && next.type === 'submit')) setTyping(false);
        }}
      >
        <ControlSlot model={form} path="emails" kind="longText" control={LongTextControl} />
      </div>
      <AddressList
        addresses={shown}
        outcomes={outcomes}
        isInviting={isInviting}
        onRemove={(removed) =>
          form.setValue(
            'emails',
            addressesIn(text)
              .filter((email) => email !== removed)
              .join('\n'),
          )
        }
      />
      <output className={css.note}>{!isInviting && note}</output>
      <ControlSlot model={form} path="role" kind="choice" control={ChoiceControl} />
    </ModelFormDialog>
  );
}
