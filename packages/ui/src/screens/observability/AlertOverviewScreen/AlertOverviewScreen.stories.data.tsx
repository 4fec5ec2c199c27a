import { Live } from '@millrace/mocks/storybook';
import { bind, getAlert, getAlertUsage, listAlertTriggers } from '@millrace/ui/contract';
import { useState } from 'react';
import type { AlertId } from '../../../domain/entities/id.ts';
import { alertUsageQuestion, triggerListView } from '../../../domain/views/alertOverview.ts';
import { storyNow } from '../observability.stories.data.ts';
import { AlertOverviewScreen, type AlertOverviewScreenProps } from './AlertOverviewScreen.tsx';

/** The screen on the story's service, with its views in state. */
export function LiveAlert({ id, ...args }: AlertOverviewScreenProps & { readonly id: AlertId }) {
  const [view, setView] = useState(args.triggers.view);
  return (
    <Live
      reads={{
        alert: bind(getAlert, { id }),
        usage: bind(getAlertUsage, { id, ...alertUsageQuestion(args.range, storyNow, 'Europe/Vienna') }),
      }}
    >
      {({ alert, usage, refresh }) => (
        // Apart from the others, so that another view does not load the alert again.
        <Live reads={{ page: bind(listAlertTriggers, { ...triggerListView.args(view), alertId: id }) }}>
          {({ page, refresh: onRetry }) => (
            <AlertOverviewScreen
              {...args}
              alert={alert}
              usage={usage}
              triggers={{ ...args.triggers, page, view, onViewChange: setView, onRetry }}
              onRetry={(part) => {
                args.onRetry(part);
                refresh();
              }}
            />
          )}
        </Live>
      )}
    </Live>
  );
}

/** A service that refuses the first action on one trigger, once `Answer` is clicked. */
export function TriggersAllAtOnce(args: AlertOverviewScreenProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <AlertOverviewScreen {...args} onTriggerAction={isRefused ? undefined : args.onTriggerAction} />
      <button onClick={() => setIsRefused(true)}>Answer</button>
    </>
  );
}
