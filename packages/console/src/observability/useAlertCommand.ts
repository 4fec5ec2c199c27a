import { canAlert } from '@millrace/ui/domain/entities';
import type { AlertRequest } from '@millrace/ui/screens/AlertsListScreen';
import { useCallback } from 'react';

import { useWrite } from '../data/useWrite.ts';
import { useAsk } from '../modals/useAsk.ts';
import { alertWrite } from './alertCommands.ts';
import { alertAction } from './dialogs.ts';

const activating = alertWrite('activate');
const acknowledging = alertWrite('acknowledge');

/** Performs an action on alerts: at once if it hurts no one, otherwise after its confirmation. */
export function useAlertCommand(): (request: AlertRequest) => void {
  const ask = useAsk();
  const { run: activate } = useWrite(activating);
  const { run: acknowledge } = useWrite(acknowledging);
  return useCallback(
    ({ action, items }: AlertRequest) => {
      const [alert] = items;
      const isPlain = items.length === 1 && alert !== undefined;
      if (isPlain && action === 'activate' && canAlert(action, alert)) activate(alert);
      else if (isPlain && action === 'acknowledge' && canAlert(action, alert)) acknowledge(alert);
      else void ask(alertAction, { action, items });
    },
    [activate, acknowledge, ask],
  );
}
