import { getAlertTrigger, listAlertTriggers, updateAlertTrigger } from '@millrace/ui/contract';
import { alertTriggerTarget, type AlertTrigger, type AlertTriggerAction } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { triggerHistoryQuestion } from '@millrace/ui/domain/views';

import { confirmWrite } from '../../writes/confirmWrite.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import type { Write, WriteContext } from '../../writes/write.ts';
import { refreshObservability } from '../observabilityCache.ts';

/** A requested action on one trigger. */
export interface TriggerChange {
  readonly action: AlertTriggerAction;
  readonly trigger: AlertTrigger;
}

/** What became of it. `unsupported`: the service handles all triggers of an alert at once only. */
export type TriggerOutcome = 'done' | 'unsupported';

/** Whether a refusal is about the call, and not about this trigger: a 404 can mean that the trigger is gone. */
async function isUnsupported({ client }: WriteContext, thrown: unknown, { id, alertId }: AlertTrigger) {
  const { status } = problemOf(thrown);
  if (status !== 404) return status === 405;
  const { rows } = await client(listAlertTriggers, triggerHistoryQuestion(alertId));
  return rows.some((row) => row.id === id);
}

async function settle(context: WriteContext, { action, trigger }: TriggerChange): Promise<TriggerOutcome> {
  const { client, queryClient } = context;
  const { [action]: status } = alertTriggerTarget;
  try {
    const changed = await confirmWrite(
      () => client(updateAlertTrigger, { id: trigger.id, body: { status } }),
      async () => {
        const found = await client(getAlertTrigger, { id: trigger.id });
        return found.status === status ? found : null;
      },
    );
    // A service that takes the field and ignores it has no such action either.
    return changed.status === undefined || changed.status === null || changed.status === status
      ? 'done'
      : 'unsupported';
  } catch (thrown) {
    if (await isUnsupported(context, thrown, trigger)) return 'unsupported';
    throw thrown;
  } finally {
    refreshObservability(queryClient);
  }
}

/** Acknowledges or resolves one trigger. */
export const triggerWrite: Write<TriggerChange, TriggerOutcome, TriggerChange> = {
  call: updateAlertTrigger,
  key: ({ trigger: { id } }) => [id],
  perform: settle,
  words: {
    failed: ({ action, trigger: { id } }, problem) => ({
      title: describeFailed(`Trigger ${id}`, alertTriggerTarget[action], problem),
    }),
  },
};
