import { listMetrics } from '@millrace/ui/contract';
import { alertPaths } from '@millrace/ui/domain/routes';
import { metricListView, type MetricListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { read } from '../../data/read.ts';
import { rememberedList } from '../../lists/rememberedList.ts';
import { rememberedViews } from '../../lists/rememberedViews.ts';
import { observed } from '../observed.ts';

/** The list of metrics, for `useList`. */
export const metricList = {
  view: metricListView,
  read: (view: MetricListView) => observed(read(listMetrics, metricListView.args(view))),
  href: alertPaths.metrics,
  selection: atom<ReadonlySet<string>>(new Set<string>()),
  isLive: false,
  remembered: rememberedList('metrics'),
  saved: rememberedViews('metrics'),
};
