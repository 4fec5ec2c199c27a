import { listUsers } from '@millrace/ui/contract';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { userListArgs, userListView } from '@millrace/ui/domain/views';

import { read } from '../data/read.ts';

/** The list of users, for `useList`. */
export const userList = {
  isLive: false,
  view: userListView,
  read: (view: typeof userListView.defaults) => read(listUsers, userListArgs(view)),
  href: settingsPaths.users,
};
