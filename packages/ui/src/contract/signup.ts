import * as v from 'valibot';

import { defineCall } from './call.ts';

/**
 * Makes an account for a new client and sends a link to confirm the address. It answers the same for an address that has
 * an account. 400 with a sentence where the human check fails; each attempt needs a token of its own.
 */
export const signup = defineCall({
  name: 'signup',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/signup/',
  kind: 'credentials',
  body: v.object({
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    /** With its country's code, or empty. */
    phone: v.string(),
    recaptcha_token: v.string(),
  }),
  bodyEncoding: 'form',
});

/** Sends the link to confirm an address once more. It answers the same whether or not anything waits for it. */
export const validateUserEmail = defineCall({
  name: 'validateUserEmail',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/validate-user-email/{email}/',
  kind: 'credentials',
  params: { email: v.string() },
});

/** Confirms an address and gives its person their password. 404 or 410 where the link is no good. */
export const setSignupPassword = defineCall({
  name: 'setSignupPassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/set-signup-password/{token}/',
  kind: 'credentials',
  params: { token: v.string() },
  body: v.object({ new_password: v.string(), confirm_password: v.string() }),
});
