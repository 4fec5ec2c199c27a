import { canAlert } from '@millrace/ui/domain/entities';
import { alertPaths } from '@millrace/ui/domain/routes';
import type { AlertRequest } from '@millrace/ui/screens/AlertsListScreen';
import { useCallback } from 'react';

import { useAsk } from '../../dialogs/useAsk.ts';
import { useNavigate } from '../../router/location.ts';
import { useIsCurrent } from '../../router/useIsCurrent.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { alertWrite } from './alertCommands.ts';
import { alertAction } from './dialogs.ts';

const activating = alertWrite('activate');
const acknowledging = alertWrite('acknowledge');

/**
 * Performs an action on alerts: at once if it hurts no one, otherwise after its confirmation.
 * @param onDeleted given on the page of an alert, which is left for the list when the alert is deleted
 */
export function useAlertCommand(onDeleted?: () => void): (request: AlertRequest) => void {
  const ask = useAsk();
  const navigate = useNavigate();
  const { isAtAddress } = useIsCurrent();
  const { run: activate } = useWrite(activating);
  const { run: acknowledge } = useWrite(acknowledging);
  return useCallback(
    async ({ action, items }: AlertRequest) => {
      const [alert] = items;
      const isPlain = items.length === 1 && alert !== undefined;
      if (isPlain && action === 'activate' && canAlert(action, alert)) return activate(alert);
      if (isPlain && action === 'acknowledge' && canAlert(action, alert)) return acknowledge(alert);
      const isDone = await ask(alertAction, { action, items });
      if (!isDone || action !== 'delete' || !onDeleted || !isAtAddress()) return;
      onDeleted();
      navigate(alertPaths.list(), { replace: true });
    },
    [activate, acknowledge, ask, navigate, isAtAddress, onDeleted],
  );
}
