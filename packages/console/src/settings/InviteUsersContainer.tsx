import { listUsers } from '@millrace/ui/contract';
import { createFormModel, inviteForm } from '@millrace/ui/domain/forms';
import { addressesIn } from '@millrace/ui/domain/policies';
import type { ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { InviteUsersModal } from '@millrace/ui/modals/InviteUsersModal';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { readAll } from '../data/read.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { firstOf, ignoreOutcome } from '../writes/firstOf.ts';
import { useWrite } from '../writes/useWrite.ts';
import { inviteAll } from './invitations.ts';

const nobody = [] as const;

/** Invites users. Entries that cannot be invited and addresses that failed stay in the form. If the page is left, the requests continue. */
export function InviteUsersContainer({ onClose }: { readonly onClose: () => void }) {
  const [form] = useState(() => createFormModel({ definition: inviteForm, today: '' }));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ActionOutcome>>(new Map());
  const people = useQuery({ ...readAll(listUsers, {}), retry: false }).data?.rows ?? nobody;
  const toasts = useAtomValue(toastsAtom);
  const invite = useWrite(inviteAll, {
    isInline: true,
    presence: 'component',
    onDone(failures, isInSight, input) {
      if (!isInSight) return;
      const sent = new Set(input.emails.filter((email) => !failures.includes(email)));
      const typed = form.at('emails', 'longText').getSnapshot().value;
      const remaining = addressesIn(typed).filter((email) => !sent.has(email));
      if (remaining.length > 0) return void form.setValue('emails', remaining.join('\n'));
      onClose();
      const notice = inviteAll.words.done?.(failures, input);
      if (notice) toasts.show({ tone: 'positive', title: notice.title });
    },
  });
  return (
    <InviteUsersModal
      isOpen
      form={form}
      known={people}
      outcomes={outcomes}
      onInvite={(emails, role) => {
        setOutcomes(new Map());
        invite.run({
          emails,
          role,
          onOutcome: (email, outcome) => setOutcomes((before) => new Map(before).set(email, outcome)),
        });
      }}
      requestsOf={(all, role) => {
        const { items: emails, restCount } = firstOf(all);
        return invite.requests({ emails, role, onOutcome: ignoreOutcome }, { restCount });
      }}
      isInviting={[...outcomes.values()].some(({ state }) => state === 'pending')}
      isOffline={!useIsOnline()}
      onClose={onClose}
    />
  );
}
