import { listUsers } from '@millrace/ui/contract';
import { mayDo } from '@millrace/ui/domain/policies';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { currentStatuses, userListArgs, userListView } from '@millrace/ui/domain/views';
import { UsersScreen, type MemberRequest } from '@millrace/ui/screens/UsersScreen';
import { focusManager, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { read, readAll } from '../data/read.ts';
import { defineDialog } from '../dialogs/dialog.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { useList } from '../lists/useList.ts';
import { sessionAtom } from '../scope/session.ts';
import { useSession } from '../session/useSession.ts';
import { useWrite } from '../writes/useWrite.ts';
import { inviteUsers } from './inviteUsers.ts';
import { useSettingsHrefs } from './settingsHrefs.ts';
import { invitedAgain, sendInvitationAgain } from './userWrites.ts';

/** How often the list is read again while it is looked at, in milliseconds: no event tells of people. */
const pollMs = 30_000;

/** The list of users, for `useList`. */
const userList = {
  isLive: false,
  view: userListView,
  read: (view: typeof userListView.defaults) => ({
    ...read(listUsers, userListArgs(view)),
    refetchInterval: pollMs,
  }),
  href: settingsPaths.users,
};

/** Confirms and performs an action on a user or an invitation. */
const memberAction = defineDialog({
  name: 'memberAction',
  load: async () => (await import('./MemberActionContainer.ts')).MemberActionContainer,
  answers: { onClose: () => undefined },
});

/** The number of admins who can sign in. Only people who may change them need it. */
const adminsQuery = { status: 'active', role: 'admin' };

/** How many people have this status. */
const countOf = (status: string) => ({
  ...read(listUsers, { status, page: 1, pageSize: 1 }),
  refetchInterval: pollMs,
  retry: false,
});

/** How many people each tab has. */
function useCounts() {
  const current = useQuery(countOf(currentStatuses.join(','))).data?.count;
  const deactivated = useQuery(countOf('deactivated')).data?.count;
  return useMemo(
    () =>
      typeof current === 'number' && typeof deactivated === 'number' ? { current, deactivated } : undefined,
    [current, deactivated],
  );
}

/** Another admin may change the role of the person who looks at the list. */
function useCurrentRole(): void {
  const { sessionManager } = useSession();
  useEffect(() => {
    const verify = () => {
      if (focusManager.isFocused()) void sessionManager.verify().catch(() => undefined);
    };
    const timer = setInterval(verify, pollMs);
    document.addEventListener('visibilitychange', verify);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', verify);
    };
  }, [sessionManager]);
}

/** The users of the account. */
export function UsersContainer() {
  const session = useAtomValue(sessionAtom);
  const ask = useAsk();
  const hrefs = useSettingsHrefs();
  const list = useList(userList);
  const counts = useCounts();
  useCurrentRole();
  const toasts = useAtomValue(toastsAtom);
  const again = useWrite(sendInvitationAgain, {
    onDone(_, isCurrent, member) {
      if (isCurrent) toasts.show({ tone: 'positive', title: invitedAgain(member) });
    },
  });
  const user = session.state === 'signedIn' ? session.user : undefined;
  const admins = useQuery(readAll(listUsers, user && mayDo('makeAdmin', user) ? adminsQuery : undefined));
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
      hrefs={hrefs}
      actor={user}
      adminCount={admins.data?.hasNext === false ? admins.data.rows.length : undefined}
      counts={counts}
      onInvite={() => void ask(inviteUsers, {})}
      onAction={command}
    />
  );
}
