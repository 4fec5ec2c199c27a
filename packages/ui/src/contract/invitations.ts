import * as v from 'valibot';

import { roles } from '../domain/entities/user.ts';
import { defineCall } from './call.ts';
import { shownName } from './shownName.ts';
import { assumed, id, instant, wireObject } from './wire.ts';

const userId = id<'user'>();

/** Sends an invitation. 422 at `email` for who is a member or invited already. */
export const inviteUser = defineCall({
  name: 'inviteUser',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/invite/',
  kind: 'administration',
  body: v.object({ email: v.string(), role: v.picklist(roles) }),
});

/** Sends it once more with a new link; the old one ends. 429 with `Retry-After` shortly after the last one. */
export const resendInvite = defineCall({
  name: 'resendInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/resend-invite/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/** Takes an invitation back; its link ends. */
export const deleteInvite = defineCall({
  name: 'deleteInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/user/delete-invite/{id}/',
  kind: 'administration',
  params: { id: userId },
});

/**
 * Whether an invitation's link is still good, and for whom. 404 where there never was one, 410 where it is over (expired,
 * cancelled, replaced), 409 where it was used or its address has an account, 403 for somebody who is signed in as another.
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

/** Accepts an invitation: who it is for, and the password they take. Refused as the check of its link is. */
export const processUserInvite = defineCall({
  name: 'processUserInvite',
  resource: 'user',
  method: 'POST',
  path: '/api/v1/process-user-invite/{token}/',
  kind: 'credentials',
  params: { token: v.string() },
  body: v.object({ first_name: v.string(), last_name: v.string(), password: v.string() }),
});
