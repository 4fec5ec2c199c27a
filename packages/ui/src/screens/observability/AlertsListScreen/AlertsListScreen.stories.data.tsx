import { Live } from '@millrace/mocks/storybook';
import { bind, listAlerts } from '@millrace/ui/contract';
import { useState } from 'react';
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
  alertWith(5, 'Stock', { isResting: true, nextRunAt: null }),
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
