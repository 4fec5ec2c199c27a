import { listHooks } from '@millrace/ui/contract';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { hookListView } from '@millrace/ui/domain/views';

import { read } from '../data/read.ts';

/** The list of hooks, for `useList`. */
export const hookList = {
  isLive: false,
  view: hookListView,
  read: (view: typeof hookListView.defaults) => read(listHooks, hookListView.args(view)),
  href: settingsPaths.hooks,
};
