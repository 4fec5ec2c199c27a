import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { assumed, wireObject } from '../wire.ts';

const newPassword = { new_password: v.string(), confirm_password: v.string() };

/** Checks the link of a password or welcome email. 404 or 410 if the link is invalid. */
export const verifyPasswordToken = defineCall({
  name: 'verifyPasswordToken',
  resource: 'session',
  method: 'GET',
  path: '/api/v1/verify-password-token/{token}/',
  kind: 'token',
  params: { token: v.string() },
  response: wireObject({ email: assumed(v.string()) }),
});

/** Sets a new password through a link, which then expires, and ends all sessions of the user. */
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
 * Changes the user's password and ends their other sessions. A wrong current password returns 422 at its
 * field, never 401. 429 with `Retry-After` after too many attempts.
 */
export const updatePassword = defineCall({
  name: 'updatePassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/user/update-password/',
  kind: 'credentials',
  body: v.object({ current_password: v.string(), ...newPassword }),
});
