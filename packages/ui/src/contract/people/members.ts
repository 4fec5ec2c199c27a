import * as v from 'valibot';

import { isAmong } from '../../domain/entities/listStatus.ts';
import { memberStatus, type TeamMember } from '../../domain/people/teamMember.ts';
import { roles } from '../../domain/entities/user.ts';
import { defineCall } from '../call.ts';
import { listQuery, page } from '../paging.ts';
import { userFields } from './users.ts';
import { assumed, id, instant, wireObject } from '../wire.ts';

const userId = id<'user'>();

/** A member of the account, or a pending invitation. */
export const teamMember = wireObject({
  ...userFields,
  /** One of the domain's `memberStatuses`. */
  status: assumed(v.string()),
  invited_at: assumed(instant()),
  invitation_expires_at: assumed(instant()),
  last_login_at: assumed(instant()),
}) satisfies v.GenericSchema<unknown, TeamMember>;

/** All members of the account, including pending invitations. `status` is one status, or several with commas. */
export const listUsers = defineCall({
  name: 'listUsers',
  resource: 'user',
  method: 'GET',
  path: '/api/v1/user/',
  kind: 'list',
  query: { ...listQuery, status: v.string(), role: v.string() },
  fits: {
    status: (member, wanted) => isAmong(memberStatus(member), wanted),
    role: ({ role }, wanted) => isAmong(role, wanted),
  },
  response: page(teamMember),
});

export const getUser = defineCall({
  name: 'getUser',
  resource: 'user',
  method: 'GET',
  path: '/api/v1/user/{id}/',
  kind: 'detail',
  params: { id: userId },
  response: teamMember,
});

/** Changes a member's role, for example from admin back to team member. 409 for the last admin. */
export const updateUser = defineCall({
  name: 'updateUser',
  resource: 'user',
  method: 'PATCH',
  path: '/api/v1/user/{id}/',
  kind: 'administration',
  params: { id: userId },
  body: v.object({ role: v.picklist(roles) }),
  response: teamMember,
});

/** Permanently removes a member from the account. 409 for the current user and for the last admin. */
export const deleteUser = defineCall({
  name: 'deleteUser',
  resource: 'user',
  method: 'DELETE',
  path: '/api/v1/user/{id}/',
  kind: 'remove',
  params: { id: userId },
});

/** Reactivates a deactivated member. */
export const activateUser = defineCall({
  name: 'activateUser',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/activate/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/**
 * Deactivates a member and ends their sessions immediately. 409 for the current user and for the last
 * admin.
 */
export const deactivateUser = defineCall({
  name: 'deactivateUser',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/deactivate/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/** Makes an active team member an admin. 409 for any other member. */
export const makeAdmin = defineCall({
  name: 'makeAdmin',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/make-admin/{id}/',
  kind: 'administration',
  params: { id: userId },
});
