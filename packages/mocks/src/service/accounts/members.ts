import type { getUser, listUsers, updateUser, WireBody, WireResult } from '@millrace/ui/contract';
import { comparableName, toId } from '@millrace/ui/domain/entities';
import { mayDo, whyNotUser, type UserAction } from '@millrace/ui/domain/policies';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import type { AccountRow } from '../tables/accountRows.ts';
import { recordEffect, type Backend, type World } from '../world/world.ts';
import { endLinks } from './mailTokens.ts';
import { isLastAdmin, shutOut, statusOf } from './people.ts';
import { fullName, showUser } from './users.ts';

const iso = (at: number) => new Date(at).toISOString();

/** A person in the list of users. */
function show(world: World, account: AccountRow): WireResult<typeof getUser> {
  const { invitation } = account;
  return {
    ...showUser(world, account),
    ...(world.hasAssumedFields && {
      status: statusOf(world, account),
      invited_at: invitation && iso(invitation.sent_at),
      invitation_expires_at: invitation && iso(invitation.expires_at),
      last_login_at: account.last_login_at,
    }),
  };
}

export interface MemberListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
  readonly role?: string;
}

/** All people of the account in order of creation, including invitations; `status` names one or several. */
export function list(
  world: World,
  { search = '', ordering, status, role, ...page }: MemberListQuery,
  request: Request,
): WireResult<typeof listUsers> {
  const wanted = comparableName(search);
  const wantedStatuses = status?.split(',');
  const found = world.tables.accounts
    .all()
    .filter(
      (account) =>
        (wantedStatuses === undefined || wantedStatuses.includes(statusOf(world, account))) &&
        (role === undefined || role.split(',').includes(account.role)) &&
        [fullName(account), account.email].some((text) => comparableName(text).includes(wanted)),
    );
  const sorted = ordered(found, ordering, {
    id: ({ id }) => id,
    email: ({ email }) => email,
    full_name: (account) => comparableName(fullName(account)) || null,
    role: (account) => account.role,
    status: (account) => statusOf(world, account),
    last_login_at: ({ last_login_at }) => last_login_at,
  });
  return pageOf(sorted, page, request, (account) => show(world, account));
}

function find({ tables }: World, id: number): AccountRow {
  const account = tables.accounts.get(id);
  if (!account) throw refusal.notFound();
  return account;
}

/** @throws 403 for people without the right */
export function demandRole(action: UserAction, actor: AccountRow): void {
  if (!mayDo(action, actor)) throw refusal.forbidden();
}

/**
 * The person an action is about.
 * @throws 403 without the right, 404 for a person of another account, 409 if the action is not possible now
 */
export function findFor(world: World, actor: AccountRow, action: UserAction, id: number): AccountRow {
  demandRole(action, actor);
  const account = find(world, id);
  const reason = whyNotUser(action, {
    actor: { id: toId(actor.id), role: actor.role },
    target: {
      id: toId(account.id),
      role: account.role,
      isActive: account.is_active,
      status: statusOf(world, account),
    },
    isLastAdmin: isLastAdmin(world, account),
  });
  if (reason !== undefined) throw refusal.conflict(reason);
  return account;
}

export const get = (world: World, id: number): WireResult<typeof getUser> => show(world, find(world, id));

/** Changes a person's role in either direction; the same role is no change. */
export function update(
  world: World,
  actor: AccountRow,
  id: number,
  { role }: WireBody<typeof updateUser>,
): WireResult<typeof getUser> {
  const action = role === 'admin' ? 'makeAdmin' : 'makeTeamMember';
  demandRole(action, actor);
  if (find(world, id).role === role) return get(world, id);
  const account = findFor(world, actor, action, id);
  recordEffect(world, 'updateUser', id);
  return show(world, world.tables.accounts.put({ ...account, role }));
}

export function promote(world: World, actor: AccountRow, id: number): void {
  const account = findFor(world, actor, 'makeAdmin', id);
  world.tables.accounts.put({ ...account, role: 'admin' });
  recordEffect(world, 'makeAdmin', id);
}

export function activate(world: World, actor: AccountRow, id: number): void {
  const account = findFor(world, actor, 'activate', id);
  world.tables.accounts.put({ ...account, is_active: true });
  recordEffect(world, 'activateUser', id);
}

/** Who administers the account, and where. */
export interface Administering {
  readonly backend: Backend;
  readonly world: World;
  readonly account: AccountRow;
}

/** Deactivates a person until they are activated again; their links end too. */
export function deactivate({ backend, world, account: actor }: Administering, id: number): void {
  const account = findFor(world, actor, 'deactivate', id);
  world.tables.accounts.put({ ...account, is_active: false });
  endLinks(world, id, 'cancelled');
  shutOut(backend, account);
  recordEffect(world, 'deactivateUser', id);
}

/** Deletes a person permanently; their address can be used again. */
export function remove({ backend, world, account: actor }: Administering, id: number): void {
  const account = findFor(world, actor, 'delete', id);
  endLinks(world, id, 'cancelled');
  shutOut(backend, account);
  world.tables.accounts.remove(id);
  recordEffect(world, 'deleteUser', id);
}
