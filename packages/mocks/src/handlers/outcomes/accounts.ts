import type { accountHandlers } from '../accounts.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals, type WrongValues } from './refused.ts';

const member = { as: 'member@acme.example' };
const person = (id: number) => ({ at: { id: String(id) } });

/** Acme's people by status (scenarios/people.ts, scenarios/invitations.ts). */
const [self, active, unconfirmed, deactivated, invited, expired] = [
  person(1),
  person(2),
  person(3),
  person(4),
  person(12),
  person(13),
];
const unknown = person(999);

export const accountOutcomes: Outcomes<typeof accountHandlers> = {
  listUsers: [
    { status: 200 },
    { status: 200, query: '?status=invited&role=team_member&ordering=-email&search=invited' },
    { status: 200, query: '?status=active,unverified,invited,expired' },
    { status: 404, query: '?page=9' },
    { status: 422, query: '?page=0' },
    { status: 403, ...unverified },
  ],
  getUser: [
    { status: 200, ...active },
    { status: 200, ...expired },
    { status: 404, ...unknown },
  ],
  updateUser: [
    { status: 200, ...active, body: { role: 'admin' } },
    { status: 200, ...active, body: { role: 'team_member' } },
    { status: 409, ...self, body: { role: 'team_member' } },
    { status: 409, ...invited, body: { role: 'admin' } },
    { status: 422, ...active, body: { role: 'owner' } },
    { status: 404, ...unknown, body: { role: 'admin' } },
    { status: 403, ...self, body: { role: 'team_member' }, ...member },
  ],
  deleteUser: [
    { status: 204, ...active },
    { status: 204, ...deactivated },
    { status: 409, ...self },
    { status: 409, ...invited },
    { status: 404, ...unknown },
    { status: 403, ...deactivated, ...member },
  ],
  activateUser: [
    { status: 204, ...deactivated },
    { status: 409, ...active },
    { status: 409, ...expired },
    { status: 404, ...unknown },
    { status: 403, ...deactivated, ...member },
  ],
  deactivateUser: [
    { status: 204, ...active },
    { status: 204, ...unconfirmed },
    { status: 409, ...self },
    { status: 409, ...deactivated },
    { status: 404, ...unknown },
    { status: 403, ...self, ...member },
  ],
  makeAdmin: [
    { status: 204, ...active },
    { status: 409, ...self },
    { status: 409, ...deactivated },
    { status: 409, ...unconfirmed },
    { status: 404, ...unknown },
    { status: 403, ...active, ...member },
  ],
  inviteUser: [
    { status: 204, body: { email: 'new@acme.example', role: 'admin' } },
    // The response does not reveal whether another client has them.
    { status: 204, body: { email: 'trial@fresh.example', role: 'team_member' } },
    { status: 422, body: { email: 'member@acme.example', role: 'team_member' } },
    { status: 422, body: { email: 'invited@acme.example', role: 'team_member' } },
    { status: 422, body: { email: 'nowhere', role: 'team_member' } },
    { status: 422, body: { email: 'new@acme.example', role: 'owner' } },
    { status: 403, body: { email: 'new@acme.example', role: 'admin' }, ...member },
  ],
  resendInvite: [
    { status: 204, ...invited },
    { status: 204, ...expired },
    { status: 409, ...active },
    { status: 404, ...unknown },
    { status: 403, ...invited, ...member },
  ],
  deleteInvite: [
    { status: 204, ...invited },
    { status: 204, ...expired },
    { status: 409, ...active },
    { status: 404, ...unknown },
    { status: 403, ...invited, ...member },
  ],
  updateClientNotificationSettings: [
    { status: 204, body: { receive_monthly_notifications: false } },
    { status: 204, body: { receive_billing_notifications: true }, ...member },
    { status: 422, body: { receive_billing_notifications: 'yes' } },
  ],
  getClientExternalId: [{ status: 200 }, { status: 403, ...unverified }],
  requestFeedback: [
    { status: 204, body: { content: 'More of this.' } },
    { status: 422, body: { content: ' \n' } },
    { status: 422, body: { content: 'x'.repeat(5_001) } },
  ],
  requestEscalation: [
    { status: 204, body: { content: 'Nothing moves.' } },
    { status: 422, body: { content: '' } },
  ],
};

const lastAdmin = 'This is the last admin of the account. Make someone else an admin first.';
const notAccepted = 'This person has not accepted the invitation yet.';

const message: WrongValues = [
  [{ content: '' }, 'content', 'Enter a message.'],
  [{ content: ' \n\t' }, 'content', 'Enter a message.'],
  [{ content: 'x'.repeat(5_001) }, 'content', 'Shorten the message to 5000 characters.'],
  [{ content: 17 }, 'content', 'Enter a text.'],
];

export const accountRefusals: Refusals<typeof accountHandlers> = {
  updateUser: refusedBecause(409, [[{ ...self, body: { role: 'team_member' } }, lastAdmin]]),
  deactivateUser: refusedBecause(409, [[self, lastAdmin]]),
  deleteUser: refusedBecause(409, [
    [self, lastAdmin],
    [invited, notAccepted],
  ]),
  makeAdmin: refusedBecause(409, [
    [self, 'This person is an admin already.'],
    [unconfirmed, 'This person has not verified their email address yet.'],
    [deactivated, 'This person is deactivated. Activate them first.'],
    [invited, notAccepted],
  ]),
  inviteUser: refusedValues({ body: { role: 'admin' } }, [
    [{ email: 'member@acme.example' }, 'email', 'This person is a member already.'],
    [{ email: 'UNVERIFIED@acme.example' }, 'email', 'This person is a member already.'],
    [{ email: 'inactive@acme.example' }, 'email', 'This person was deactivated. Activate them instead.'],
    [
      { email: 'forgotten@acme.example' },
      'email',
      'This person has been invited already. Send the invitation again instead.',
    ],
    [{ email: 'nowhere' }, 'email', 'Enter a valid email address.'],
    [{ email: '' }, 'email', 'Enter an email address.'],
  ]),
  requestFeedback: refusedValues({}, message),
  requestEscalation: refusedValues({}, message),
};
