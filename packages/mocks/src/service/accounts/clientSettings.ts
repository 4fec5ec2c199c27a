import type {
  getClientExternalId,
  updateClientNotificationSettings,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { feedbackProblem } from '@millrace/ui/domain/policies';
import { clientOf } from '../billing/standing.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import { recordEffect, type World } from '../world/world.ts';
import { externalIdOf } from './externalId.ts';
import { send, supportAddress } from './mailbox.ts';
import { demandRole } from './members.ts';

/** Which letters the client gets. */
export function updateNotifications(
  world: World,
  actor: AccountRow,
  settings: WireBody<typeof updateClientNotificationSettings>,
): void {
  demandRole('changeNotifications', actor);
  const client = clientOf(world);
  world.tables.clients.put({
    ...client,
    receive_billing_notifications:
      settings.receive_billing_notifications ?? client.receive_billing_notifications,
    receive_monthly_notifications:
      settings.receive_monthly_notifications ?? client.receive_monthly_notifications,
  });
  recordEffect(world, 'updateClientNotificationSettings', client.id);
}

/** The external id for a role at a provider. */
export const externalId = (world: World): WireResult<typeof getClientExternalId> => ({
  external_id: externalIdOf(world),
});

const effects = { feedback: 'requestFeedback', escalation: 'requestEscalation' } as const;

/** Forwards feedback (spec §2 Feedback modal); the twin's mailbox contains it. */
export function writeToSupport(world: World, kind: keyof typeof effects, content: string): void {
  const problem = feedbackProblem(content);
  if (problem !== undefined) {
    throw refusal.unprocessable([{ loc: ['content'], msg: problem, type: 'value_error.content' }]);
  }
  recordEffect(world, effects[kind], send(world, { to: supportAddress, kind, text: content }));
}
