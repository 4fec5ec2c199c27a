import { listUsers } from '@millrace/ui/contract';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { userListArgs, userListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { read } from '../data/read.ts';

/** The list of users, for `useList`. Users cannot be selected. */
export const userList = {
  view: userListView,
  read: (view: typeof userListView.defaults) => read(listUsers, userListArgs(view)),
  href: settingsPaths.users,
  selection: atom<ReadonlySet<string>>(new Set<string>()),
};
