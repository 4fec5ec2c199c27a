import { deleteAlert, getAlert } from '@millrace/ui/contract';
import {
  alertEntity,
  describeTriggersDone,
  type Alert,
  type AlertCommand,
} from '@millrace/ui/domain/entities';

import { actionContainer } from '../../lists/actionContainer.tsx';
import { confirmRemoval } from '../../writes/confirmRemoval.ts';
import type { WriteContext } from '../../writes/write.ts';
import { alertCalls, commandAlert } from './alertCommands.ts';
import { alertList } from './alertList.ts';
import { forgetAlert } from '../observabilityCache.ts';

async function removeAlert({ client, queryClient }: WriteContext, { id }: Alert): Promise<void> {
  await confirmRemoval(
    () => client(deleteAlert, { id }),
    () => client(getAlert, { id }),
  );
  forgetAlert(queryClient, id);
}

/** Confirms an action on alerts. */
export const AlertActionContainer = actionContainer<AlertCommand, Alert>({
  entity: alertEntity,
  selection: alertList.selection,
  callOf: (action) => (action === 'delete' ? deleteAlert : alertCalls[action]),
  perform: (context, alert, action) =>
    action === 'delete' ? removeAlert(context, alert) : commandAlert(context, alert, action),
  report: (action, results) =>
    action === 'acknowledge' || action === 'resolve'
      ? describeTriggersDone(
          action,
          results.map((count) => (typeof count === 'number' ? count : null)),
        )
      : undefined,
});
