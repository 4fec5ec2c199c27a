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

const wordyMetric = {
  metricId: toId<'metric'>(1),
  name: 'Orders of the European storefront per day, without refunds and test orders',
  lastValue: 356_997,
  range: [303_255, 463_801],
} as const;

/** Words that need all the room of a row, after the quota has ended. */
export const wordyAlerts: readonly Alert[] = [
  alertWith(1, 'Orders of the European storefront have stopped arriving in the warehouse', {
    isResting: true,
    nextRunAt: null,
    priority: 'critical',
    openTriggers: 1_204,
    lastFiredAt: minutesAgo(26 * 60),
    runFrequency: 900,
    notification: {
      emails: [
        'noor.haddad-lindqvist@warehouse.acme.example',
        'mateo@acme.example',
        'data-operations-europe@acme.example',
      ],
    },
    alertMetrics: [
      { ...wordyMetric, lastValue: 44_619_206 },
      { ...wordyMetric, metricId: toId(2) },
    ],
  }),
  alertWith(2, 'Refunds', {
    isResting: true,
    nextRunAt: null,
    acknowledgedTriggers: 2,
    lastFiredAt: minutesAgo(400 * 24 * 60),
    runFrequency: 21_600,
    notification: { emails: ['data-operations-europe@warehouse.acme.example'] },
    alertMetrics: [wordyMetric],
  }),
  alertWith(3, 'Empty emails', {
    isResting: true,
    nextRunAt: null,
    notification: { emails: [] },
    lastFiredAt: minutesAgo(600),
    alertMetrics: [{ ...wordyMetric, lastValue: null }],
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
