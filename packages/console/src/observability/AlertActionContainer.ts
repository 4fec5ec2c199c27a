import { alertEntity, type Alert, type AlertCommand } from '@millrace/ui/domain/entities';

import { actionContainer } from '../lists/actionContainer.tsx';
import { alertCalls, commandAlert } from './alertCommands.ts';
import { alertList } from './alertList.ts';

/** Confirms an action on alerts. */
export const AlertActionContainer = actionContainer<AlertCommand, Alert>({
  entity: alertEntity,
  selection: alertList.selection,
  callOf: (action) => alertCalls[action],
  perform: commandAlert,
});
