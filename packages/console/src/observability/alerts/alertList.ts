import { listAlerts } from '@millrace/ui/contract';
import { alertPaths } from '@millrace/ui/domain/routes';
import { alertListView, type AlertListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { read } from '../../data/read.ts';
import { rememberedList } from '../../lists/rememberedList.ts';
import { rememberedViews } from '../../lists/rememberedViews.ts';
import { observed } from '../observed.ts';

/** The list of alerts, for `useList`. */
export const alertList = {
  view: alertListView,
  read: (view: AlertListView) => observed(read(listAlerts, alertListView.args(view))),
  href: alertPaths.list,
  selection: atom<ReadonlySet<string>>(new Set<string>()),
  isLive: false,
  remembered: rememberedList('alerts'),
  saved: rememberedViews('alerts'),
};
