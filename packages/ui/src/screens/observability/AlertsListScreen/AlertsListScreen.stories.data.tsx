import { Live } from '@millrace/mocks/storybook';
import { bind, listAlerts } from '@millrace/ui/contract';
import { useState } from 'react';
import type { Alert } from '../../../domain/entities/alert.ts';
import { toId } from '../../../domain/entities/id.ts';
import type { Page } from '../../../domain/page.ts';
import { alertListView } from '../../../domain/views/alertList.ts';
import { AlertsListScreen, type AlertsListScreenProps } from './AlertsListScreen.tsx';

/** The moment of the stories about alerts. */
export const storyNow = new Date('2026-03-04T10:00:00Z');
export const minutesAgo = (minutes: number) => new Date(storyNow.getTime() - minutes * 60_000);

export const alertWith = (id: number, name: string, more: Partial<Alert> = {}): Alert => ({
  id: toId(id),
  name,
  priority: 'high',
  runFrequency: 3_600,
  notification: { emails: ['noor@acme.example'] },
  triggerCondition: 'all',
  alertMetrics: [{ metricId: toId(1), name: 'Orders per day', lastValue: 1_204, range: [1_000, 2_000] }],
  isActive: true,
  openTriggers: 0,
  acknowledgedTriggers: 0,
  lastFiredAt: null,
  lastRunAt: minutesAgo(12),
  nextRunAt: minutesAgo(-48),
  createdAt: minutesAgo(90 * 24 * 60),
  ...more,
});

/** One in each state. */
export const alerts: readonly Alert[] = [
  alertWith(1, 'Orders have stopped', {
    priority: 'critical',
    openTriggers: 3,
    lastFiredAt: minutesAgo(24),
    alertMetrics: [
      { metricId: toId(1), name: 'Orders per day', lastValue: 0, range: [1_000, 2_000] },
      { metricId: toId(2), name: 'Orders without an email', lastValue: 2, range: [0, 10] },
      { metricId: toId(3), name: 'Newest order', lastValue: null, range: [0, 60] },
    ],
  }),
  alertWith(2, 'Empty emails', { acknowledgedTriggers: 1, lastFiredAt: minutesAgo(300), priority: 'medium' }),
  alertWith(3, 'Nightly totals', {
    runFrequency: 86_400,
    notification: { emails: ['noor@acme.example', 'mateo@acme.example'] },
  }),
  alertWith(4, 'Prices', { notification: { emails: [] }, priority: 'low' }),
  alertWith(5, 'Stock', { isResting: true, nextRunAt: null }),
];

export const pageOf = (rows: readonly Alert[], count = rows.length): Page<Alert> => ({
  rows,
  count,
  number: 1,
  hasNext: count > rows.length,
  unreadable: 0,
  counts: { active: count, inactive: 1 },
});

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
