import * as v from 'valibot';

import { defineCall } from '../call.ts';

/**
 * Creates an account for a new client and sends a link that verifies the address. The answer is the same for
 * an address with an account. 400 with a sentence if the captcha fails; each attempt needs a new
 * token.
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
    /** With the country code, or empty. */
    phone: v.string(),
    recaptcha_token: v.string(),
  }),
  bodyEncoding: 'form',
});

/**
 * Sends the verification link again. The answer is the same whether or not a verification is pending.
 */
export const validateUserEmail = defineCall({
  name: 'validateUserEmail',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/validate-user-email/{email}/',
  kind: 'credentials',
  params: { email: v.string() },
});

/** Verifies an address and sets the user's password. 404 or 410 if the link is invalid. */
export const setSignupPassword = defineCall({
  name: 'setSignupPassword',
  resource: 'session',
  method: 'POST',
  path: '/api/v1/set-signup-password/{token}/',
  kind: 'credentials',
  params: { token: v.string() },
  body: v.object({ new_password: v.string(), confirm_password: v.string() }),
});
