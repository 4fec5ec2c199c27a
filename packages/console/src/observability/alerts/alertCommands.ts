import { acknowledgeAlertTriggers, getAlert, resolveAlertTriggers, updateAlert } from '@millrace/ui/contract';
import { alertActions, type Alert, type AlertCommand } from '@millrace/ui/domain/entities';

import { confirmWrite } from '../../writes/confirmWrite.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import { cacheAlert, refreshObservability } from '../observabilityCache.ts';

/** An action after which the alert still exists. */
export type ReversibleCommand = Exclude<AlertCommand, 'delete'>;

/** The call of each action; its name is the key under which a problem is stored (spec §8). */
export const alertCalls = {
  activate: updateAlert,
  deactivate: updateAlert,
  acknowledge: acknowledgeAlertTriggers,
  resolve: resolveAlertTriggers,
} as const satisfies Readonly<Record<ReversibleCommand, unknown>>;

async function turn({ client, queryClient }: WriteContext, id: Alert['id'], isActive: boolean) {
  const alert = await confirmWrite(
    () => client(updateAlert, { id, body: { isActive } }),
    async () => {
      const found = await client(getAlert, { id });
      return found.isActive === isActive ? found : null;
    },
  );
  cacheAlert(queryClient, alert);
}

/** Performs an action on an alert, after which it still exists. @returns the changed triggers, if the service counts them */
export async function commandAlert(
  context: WriteContext,
  { id }: Pick<Alert, 'id'>,
  action: ReversibleCommand,
): Promise<number | null> {
  const { client, queryClient } = context;
  if (action === 'activate' || action === 'deactivate') {
    await turn(context, id, action === 'activate');
    return null;
  }
  // Repeating one of these changes nothing, so a lost response needs no lookup.
  const call = action === 'acknowledge' ? acknowledgeAlertTriggers : resolveAlertTriggers;
  const { count } = await client(call, { alertId: id });
  refreshObservability(queryClient);
  return count ?? null;
}

/** An action on one alert that needs no confirmation. */
export const alertWrite = (action: ReversibleCommand): Write<Alert, unknown> => ({
  call: alertCalls[action],
  key: ({ id }) => [id],
  perform: (context, alert) => commandAlert(context, alert, action),
  words: {
    failed: ({ name }, problem) => ({
      title: describeFailed(name, alertActions[action].done, problem),
    }),
  },
});
