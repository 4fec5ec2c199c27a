import { listHooks } from '@millrace/ui/contract';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { hookListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { read } from '../data/read.ts';

/** The list of hooks, for `useList`. Hooks cannot be selected. */
export const hookList = {
  view: hookListView,
  read: (view: typeof hookListView.defaults) => read(listHooks, hookListView.args(view)),
  href: settingsPaths.hooks,
  selection: atom<ReadonlySet<string>>(new Set<string>()),
};
