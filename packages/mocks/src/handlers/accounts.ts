import {
  activateUser,
  deactivateUser,
  deleteInvite,
  deleteUser,
  getClientExternalId,
  getUser,
  inviteUser,
  listUsers,
  makeAdmin,
  requestEscalation,
  requestFeedback,
  resendInvite,
  updateClientNotificationSettings,
  updateUser,
} from '@millrace/ui/contract';
import * as settings from '../service/accounts/clientSettings.ts';
import * as invitations from '../service/accounts/invitations.ts';
import * as members from '../service/accounts/members.ts';
import { answer } from './http/answer.ts';

/** Calls about the people of an account and its settings, except billing. */
export const accountHandlers = {
  listUsers: answer(listUsers, ({ world, query, request }) => members.list(world, query, request)),
  getUser: answer(getUser, ({ world, params }) => members.get(world, params.id)),
  updateUser: answer(updateUser, ({ world, account, params, body }) =>
    members.update(world, account, params.id, body),
  ),
  deleteUser: answer(deleteUser, (asked) => members.remove(asked, asked.params.id)),
  activateUser: answer(activateUser, ({ world, account, params }) =>
    members.activate(world, account, params.id),
  ),
  deactivateUser: answer(deactivateUser, (asked) => members.deactivate(asked, asked.params.id)),
  makeAdmin: answer(makeAdmin, ({ world, account, params }) => members.promote(world, account, params.id)),
  inviteUser: answer(inviteUser, ({ world, account, body }) => invitations.create(world, account, body)),
  resendInvite: answer(resendInvite, ({ world, account, params }) =>
    invitations.resend(world, account, params.id),
  ),
  deleteInvite: answer(deleteInvite, ({ world, account, params }) =>
    invitations.withdraw(world, account, params.id),
  ),
  updateClientNotificationSettings: answer(updateClientNotificationSettings, ({ world, account, body }) =>
    settings.updateNotifications(world, account, body),
  ),
  getClientExternalId: answer(getClientExternalId, ({ world }) => settings.externalId(world)),
  requestFeedback: answer(requestFeedback, ({ world, body }) =>
    settings.writeToSupport(world, 'feedback', body.content),
  ),
  requestEscalation: answer(requestEscalation, ({ world, body }) =>
    settings.writeToSupport(world, 'escalation', body.content),
  ),
};
