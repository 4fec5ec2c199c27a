import type { accountHandlers } from '../accounts.ts';
import { nobody, unverified, type Outcomes } from './outcome.ts';

const member = { as: 'member@acme.example' };

/** Acme's people by how they stand (scenarios/people.ts, scenarios/invitations.ts). */
const [self, active, unconfirmed, deactivated, invited, expired] = ['1', '2', '3', '4', '12', '13'].map(
  (id) => ({ at: { id } }),
);
const unknown = { at: { id: '999' } };

export const accountOutcomes: Outcomes<typeof accountHandlers> = {
  listUsers: [
    { status: 200 },
    { status: 200, query: '?status=invited&role=team_member&ordering=-email&search=invited' },
    { status: 404, query: '?page=9' },
    { status: 422, query: '?page=0' },
    { status: 401, ...nobody },
    { status: 403, ...unverified },
  ],
  getUser: [
    { status: 200, ...active },
    { status: 200, ...expired },
    { status: 404, ...unknown },
    { status: 401, ...active, ...nobody },
  ],
  updateUser: [
    { status: 200, ...active, body: { role: 'admin' } },
    { status: 200, ...active, body: { role: 'team_member' } },
    { status: 409, ...self, body: { role: 'team_member' } },
    { status: 409, ...invited, body: { role: 'admin' } },
    { status: 422, ...active, body: { role: 'owner' } },
    { status: 404, ...unknown, body: { role: 'admin' } },
    { status: 403, ...self, body: { role: 'team_member' }, ...member },
    { status: 401, ...active, body: { role: 'admin' }, ...nobody },
  ],
  deleteUser: [
    { status: 204, ...active },
    { status: 204, ...deactivated },
    { status: 409, ...self },
    { status: 409, ...invited },
    { status: 404, ...unknown },
    { status: 403, ...deactivated, ...member },
    { status: 401, ...active, ...nobody },
  ],
  activateUser: [
    { status: 204, ...deactivated },
    { status: 409, ...active },
    { status: 409, ...expired },
    { status: 404, ...unknown },
    { status: 403, ...deactivated, ...member },
    { status: 401, ...deactivated, ...nobody },
  ],
  deactivateUser: [
    { status: 204, ...active },
    { status: 204, ...unconfirmed },
    { status: 409, ...self },
    { status: 409, ...deactivated },
    { status: 404, ...unknown },
    { status: 403, ...self, ...member },
    { status: 401, ...active, ...nobody },
  ],
  makeAdmin: [
    { status: 204, ...active },
    { status: 409, ...self },
    { status: 409, ...deactivated },
    { status: 409, ...unconfirmed },
    { status: 404, ...unknown },
    { status: 403, ...active, ...member },
    { status: 401, ...active, ...nobody },
  ],
  inviteUser: [
    { status: 204, body: { email: 'new@acme.example', role: 'admin' } },
    // Whether another client has them is not told.
    { status: 204, body: { email: 'trial@fresh.example', role: 'team_member' } },
    { status: 422, body: { email: 'member@acme.example', role: 'team_member' } },
    { status: 422, body: { email: 'invited@acme.example', role: 'team_member' } },
    { status: 422, body: { email: 'nowhere', role: 'team_member' } },
    { status: 422, body: { email: 'new@acme.example', role: 'owner' } },
    { status: 403, body: { email: 'new@acme.example', role: 'admin' }, ...member },
    { status: 401, body: { email: 'new@acme.example', role: 'admin' }, ...nobody },
  ],
  resendInvite: [
    { status: 204, ...invited },
    { status: 204, ...expired },
    { status: 409, ...active },
    { status: 404, ...unknown },
    { status: 403, ...invited, ...member },
    { status: 401, ...invited, ...nobody },
  ],
  deleteInvite: [
    { status: 204, ...invited },
    { status: 204, ...expired },
    { status: 409, ...active },
    { status: 404, ...unknown },
    { status: 403, ...invited, ...member },
    { status: 401, ...invited, ...nobody },
  ],
  updateClientNotificationSettings: [
    { status: 204, body: { receive_monthly_notifications: false } },
    { status: 204, body: { receive_billing_notifications: true }, ...member },
    { status: 422, body: { receive_billing_notifications: 'yes' } },
    { status: 401, body: { receive_billing_notifications: true }, ...nobody },
  ],
  getClientExternalId: [{ status: 200 }, { status: 401, ...nobody }, { status: 403, ...unverified }],
  requestFeedback: [
    { status: 204, body: { content: 'More of this.' } },
    { status: 422, body: { content: ' \n' } },
    { status: 422, body: { content: 'x'.repeat(5_001) } },
    { status: 401, body: { content: 'More of this.' }, ...nobody },
  ],
  requestEscalation: [
    { status: 204, body: { content: 'Nothing moves.' } },
    { status: 422, body: { content: '' } },
    { status: 401, body: { content: 'Nothing moves.' }, ...nobody },
  ],
};
