import * as v from 'valibot';

import { defineCall } from './call.ts';
import { assumed, wireObject } from './wire.ts';

const newPassword = { new_password: v.string(), confirm_password: v.string() };

/** Whether the link of a letter about a password, or about a new account, is still good. 404 or 410 where it is not. */
export const verifyPasswordToken = defineCall({
  name: 'verifyPasswordToken',
  resource: 'session',
  method: 'GET',
  path: '/api/v1/verify-password-token/{token}/',
  kind: 'token',
  params: { token: v.string() },
  response: wireObject({ email: assumed(v.string()) }),
});

/** Chooses a new password by a link, once, and ends all sessions of its person. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/reset-password/{token}/',
  kind: 'credentials',
  params: { token: v.string() },
  body: v.object(newPassword),
});

/**
 * Changes one's own password and ends one's other sessions. A wrong present one is 422 at its field, never 401, and 429
 * with `Retry-After` after too many.
 */
export const updatePassword = defineCall({
  name: 'updatePassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/user/update-password/',
  kind: 'credentials',
  body: v.object({ current_password: v.string(), ...newPassword }),
});
