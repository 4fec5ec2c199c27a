import type {
  inviteUser,
  processUserInvite,
  verifyInvite,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { invitationLifetimeMs, invitationRestMs, type MemberStatus } from '@millrace/ui/domain/entities';
import { clientOf } from '../billing/standing.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import { endLinks, issueLink, openLink, spendLink, type LinkWords, type OpenLink } from './mailTokens.ts';
import { demandRole, findFor } from './members.ts';
import { newPerson } from './newPerson.ts';
import { accountOf, comparableEmail, statusOf } from './people.ts';
import { checkPassword, checkPerson, trimmed } from './personFields.ts';
import type { Caller } from './session.ts';

const memberOrInvited: Record<MemberStatus, string> = {
  active: 'This person is a member already.',
  unverified: 'This person is a member already.',
  invited: 'This person has been invited already. Send the invitation again instead.',
  expired: 'This person has been invited already. Send the invitation again instead.',
  deactivated: 'This person was deactivated. Activate them instead.',
};

/** Sends an invitation with a link that ends the previous ones. */
function invite(world: World, account: AccountRow): void {
  const sent_at = world.clock.now();
  world.tables.accounts.put({
    ...account,
    invitation: { sent_at, expires_at: sent_at + invitationLifetimeMs },
  });
  issueLink(world, 'invitation', account);
}

/**
 * Invites a person to the client's account. The response does not reveal whether another client has them; only the
 * person learns it.
 */
export function create(world: World, actor: AccountRow, body: WireBody<typeof inviteUser>): void {
  demandRole('invite', actor);
  const email = comparableEmail(body.email);
  const known = world.tables.accounts.all().find((account) => account.email === email);
  const errors = known
    ? [{ loc: ['email'], msg: memberOrInvited[statusOf(world, known)], type: 'value_error.unique' }]
    : checkPerson({ email });
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const id = world.tables.accounts.nextId();
  invite(world, { ...newPerson, id, client_id: world.clientId, email, role: body.role });
  recordEffect(world, 'inviteUser', id);
}

export function resend(world: World, actor: AccountRow, id: number): void {
  const account = findFor(world, actor, 'resendInvite', id);
  const rested = world.clock.now() - (account.invitation?.sent_at ?? 0);
  if (rested < invitationRestMs) throw refusal.tooMany(Math.ceil((invitationRestMs - rested) / 1_000));
  invite(world, account);
  recordEffect(world, 'resendInvite', id);
}

export function withdraw(world: World, actor: AccountRow, id: number): void {
  const account = findFor(world, actor, 'deleteInvite', id);
  endLinks(world, account.id, 'cancelled');
  world.tables.accounts.remove(account.id);
  recordEffect(world, 'deleteInvite', id);
}

/** Each ending has its message and, by its status, its next step: ask again, sign in, sign out. */
const words: LinkWords = {
  unknown: () => refusal.notFound('This invitation is not valid. Open the full link from the email.'),
  expired: () => refusal.gone('This invitation has expired. Ask the person who invited you for a new link.'),
  cancelled: () => refusal.gone('This invitation was cancelled. Ask the person who invited you.'),
  replaced: () => refusal.gone('A newer invitation was sent. Open the link in the latest email.'),
  used: () => refusal.conflict('This invitation was accepted already. Sign in instead.'),
};

function open(backend: Backend, caller: Caller, token: string): OpenLink {
  const link = openLink(backend, token, ['invitation'], words);
  const { email } = link.account;
  if (caller.account && caller.account.email !== email) {
    throw refusal.forbidden('This invitation is for another person. Log out first.');
  }
  if (accountOf(backend, email)) {
    throw refusal.conflict('There is an account with this address already. Sign in with it.');
  }
  return link;
}

export function verify(backend: Backend, caller: Caller, token: string): WireResult<typeof verifyInvite> {
  const { account, world, token: link } = open(backend, caller, token);
  if (!world.hasAssumedFields) return {};
  return {
    email: account.email,
    role: account.role,
    client_name: clientOf(world).name,
    expires_at: new Date(link.expires_at).toISOString(),
  };
}

/** Makes an invited person a member. The letter has confirmed their address. */
export function accept(
  backend: Backend,
  caller: Caller,
  token: string,
  { password, ...body }: WireBody<typeof processUserInvite>,
): void {
  const link = open(backend, caller, token);
  const { account, world } = link;
  const errors = [...checkPerson(body), ...checkPassword('password', password, account)];
  if (errors.length > 0) throw refusal.unprocessable(errors);
  spendLink(link);
  world.tables.accounts.put({
    ...account,
    ...trimmed(body),
    password,
    is_active: true,
    is_verified: true,
    invitation: null,
  });
  recordEffect(backend, 'processUserInvite', account.id);
}
