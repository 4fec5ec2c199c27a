import { listUsers } from '@millrace/ui/contract';
import { mayDo } from '@millrace/ui/domain/policies';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { userListArgs, userListView } from '@millrace/ui/domain/views';
import { UsersScreen, type MemberRequest } from '@millrace/ui/screens/UsersScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { read } from '../data/read.ts';
import { defineDialog } from '../dialogs/dialog.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { useList } from '../lists/useList.ts';
import { sessionAtom } from '../scope/session.ts';
import { useWrite } from '../writes/useWrite.ts';
import { inviteUsers } from './inviteUsers.ts';
import { settingsHrefs } from './settingsHrefs.ts';
import { invitedAgain, sendInvitationAgain } from './userWrites.ts';

/** The list of users, for `useList`. */
const userList = {
  isLive: false,
  view: userListView,
  read: (view: typeof userListView.defaults) => read(listUsers, userListArgs(view)),
  href: settingsPaths.users,
};

/** Confirms and performs an action on a user or an invitation. */
const memberAction = defineDialog({
  name: 'memberAction',
  load: async () => (await import('./MemberActionContainer.ts')).MemberActionContainer,
  answers: { onClose: () => undefined },
});

/** The number of admins who can sign in. Only people who may change them need it. */
const adminsQuery = { status: 'active', role: 'admin', pageSize: 1 };

/** The users of the account. */
export function UsersContainer() {
  const session = useAtomValue(sessionAtom);
  const ask = useAsk();
  const list = useList(userList);
  const toasts = useAtomValue(toastsAtom);
  const again = useWrite(sendInvitationAgain, {
    onDone(_, isCurrent, member) {
      if (isCurrent) toasts.show({ tone: 'positive', title: invitedAgain(member) });
    },
  });
  const user = session.state === 'signedIn' ? session.user : undefined;
  const admins = useQuery(read(listUsers, user && mayDo('makeAdmin', user) ? adminsQuery : undefined));
  if (!user) return null;
  const command = ({ action, items }: MemberRequest) => {
    const [member] = items;
    // Only this one needs no question: it can be repeated, and changes nothing in the account.
    if (action === 'resendInvite' && member) again.run(member);
    else void ask(memberAction, { action, items });
  };
  return (
    <UsersScreen
      {...list}
      hrefs={settingsHrefs}
      actor={user}
      adminCount={admins.data?.count ?? undefined}
      onInvite={() => void ask(inviteUsers, {})}
      onAction={command}
    />
  );
}
