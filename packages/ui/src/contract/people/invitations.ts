import * as v from 'valibot';

import { roles } from '../../domain/entities/user.ts';
import { defineCall } from '../call.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, instant, wireObject } from '../wire.ts';

const userId = id<'user'>();

/** Sends an invitation. 422 at `email` if the person is already a member or invited. */
export const inviteUser = defineCall({
  name: 'inviteUser',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/invite/',
  kind: 'administration',
  body: v.object({ email: v.string(), role: v.picklist(roles) }),
});

/** Sends a new link and revokes the previous one. 429 with `Retry-After` shortly after the previous email. */
export const resendInvite = defineCall({
  name: 'resendInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/resend-invite/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/** Cancels an invitation and revokes its link. */
export const deleteInvite = defineCall({
  name: 'deleteInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/delete-invite/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/**
 * Checks an invitation's link and returns its recipient. 404 if the link never existed. 410 if it expired,
 * was cancelled or was replaced. 409 if it was used or its address has an account. 403 if the user is signed
 * in as someone else.
 */
export const verifyInvite = defineCall({
  name: 'verifyInvite',
  resource: 'user',
  method: 'GET',
  path: '/api/v1/verify-invite/{token}/',
  kind: 'token',
  params: { token: v.string() },
  response: wireObject({
    email: assumed(v.string()),
    role: assumed(v.string()),
    client_name: assumed(shownName()),
    expires_at: assumed(instant()),
  }),
});

/**
 * Accepts an invitation with the recipient's name and password. Fails with the statuses of the link's check.
 */
export const processUserInvite = defineCall({
  name: 'processUserInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/process-user-invite/{token}/',
  kind: 'credentials',
  params: { token: v.string() },
  body: v.object({ first_name: v.string(), last_name: v.string(), password: v.string() }),
});
