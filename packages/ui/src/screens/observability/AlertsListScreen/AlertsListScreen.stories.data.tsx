import { Live } from '@millrace/mocks/storybook';
import { bind, listAlerts } from '@millrace/ui/contract';
import { useState } from 'react';
import { toId } from '../../../domain/entities/id.ts';
import type { Alert } from '../../../domain/observability/alert.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { alertListView } from '../../../domain/views/alertList.ts';
import { alertWith, minutesAgo, pageWith, stoppedOrders } from '../observability.stories.data.ts';
import { AlertsListScreen, type AlertsListScreenProps } from './AlertsListScreen.tsx';

/** One in each state. */
export const alerts: readonly Alert[] = [
  stoppedOrders,
  alertWith(2, 'Empty emails', { acknowledgedTriggers: 1, lastFiredAt: minutesAgo(300), priority: 'medium' }),
  alertWith(3, 'Nightly totals', {
    runFrequency: 86_400,
    notification: { emails: ['noor@acme.example', 'mateo@acme.example'] },
  }),
  alertWith(4, 'Prices', { notification: { emails: [] }, priority: 'low' }),
  alertWith(5, 'Stock', {
    isResting: true,
    nextRunAt: null,
    openTriggers: 2,
    alertMetrics: [{ metricId: toId(1), name: 'Items in stock', lastValue: 3, range: [10, 20] }],
  }),
  alertWith(6, 'New check', {
    lastRunAt: null,
    // Some services send the value of the metric.
    alertMetrics: [{ metricId: toId(1), name: 'Orders per day', lastValue: 0, range: [1_000, 2_000] }],
  }),
  alertWith(7, 'Returns', {
    lastFiredAt: minutesAgo(600),
    alertMetrics: [{ metricId: toId(1), name: 'Returns per day', lastValue: 90, range: [0, 50] }],
  }),
];

export const pageOf = (rows: readonly Alert[], count = rows.length): Page<Alert> =>
  pageWith(rows, { active: count, inactive: 1 }, count);

/** The screen on the story's service, with the view in state. */
export function LiveAlerts(args: AlertsListScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live reads={{ alerts: bind(listAlerts, alertListView.args(view)) }}>
      {({ alerts: page, refresh }) => (
        <AlertsListScreen
          {...args}
          page={page}
          view={view}
          onViewChange={setView}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}
