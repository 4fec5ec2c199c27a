import * as v from 'valibot';

import { defineCall } from '../call.ts';

/** Creates a session. 401 or 400 with a sentence for wrong credentials, 429 after too many attempts. */
export const login = defineCall({
  name: 'login',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/login/',
  kind: 'credentials',
  body: v.object({ email: v.string(), password: v.string() }),
  bodyEncoding: 'form',
});

/** Sends a password reset link. The answer is the same for known and unknown addresses. */
export const recoverPassword = defineCall({
  name: 'recoverPassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/recover-password/{email}/',
  kind: 'credentials',
  params: { email: v.string() },
});

export const logout = defineCall({
  name: 'logout',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/user/logout/',
  kind: 'logout',
});
