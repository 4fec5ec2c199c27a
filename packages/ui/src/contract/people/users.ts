import * as v from 'valibot';

import type { Client } from '../../domain/entities/client.ts';
import type { User } from '../../domain/entities/user.ts';
import { boundText, textLimit } from '../../domain/text/boundedText.ts';
import { defineCall } from '../call.ts';
import { id, instant, wireObject } from '../wire.ts';

/**
 * A name cut to a length that fits every screen and otherwise unchanged. For names that are also edited, and
 * for names that the first screen decodes, whose size budget excludes the rules for invisible characters.
 * Those screens use `inSentence`.
 */
/* @__NO_SIDE_EFFECTS__ */
const boundedName = () =>
  v.pipe(
    v.string(),
    v.transform((name) => boundText(name, textLimit.name)),
  );

const text = v.nullish(boundedName(), '');
/** May be unknown. */
const word = v.nullish(v.string(), null);
const flag = v.nullish(v.boolean(), false);
/** May be unknown. */
const amount = v.nullish(v.number(), null);
const end = v.nullish(instant(), null);

const subscription = wireObject({ subscription_status: v.string(), subscription_cancel_at: end });

const client = wireObject({
  id: id<'client'>(),
  name: v.nullish(boundedName(), ''),
  trial_expiry_date: end,
  subscription_details: v.nullish(v.array(subscription), []),
  is_bypass_billing: flag,
  is_stripe_managed: flag,
  receive_billing_notifications: flag,
  receive_monthly_notifications: flag,
  free_observability_quota: amount,
  free_observability_usage: amount,
  paid_observability_quota: amount,
  paid_observability_usage: amount,
}) satisfies v.GenericSchema<unknown, Client>;

/** The fields of a user (spec §3 User). */
export const userFields = {
  id: id<'user'>(),
  email: v.string(),
  first_name: text,
  last_name: text,
  full_name: text,
  time_zone: word,
  role: v.nullish(v.string(), 'team_member'),
  is_active: v.nullish(v.boolean(), true),
  integrateio_id: v.nullish(v.union([v.string(), v.number()]), null),
  intercom_hmac: word,
  phone_country_code: word,
  phone_national_number: word,
  client,
};

/** A team member with the client account (spec §3 User). */
export const user = wireObject(userFields) satisfies v.GenericSchema<unknown, User>;

/** The signed-in user. Also sets the CSRF cookie. 401 or 403 if no one is signed in. */
export const getMe = defineCall({
  name: 'getMe',
  resource: 'session',
  method: 'GET',
  path: '/api/v1/user/me/',
  kind: 'session',
  response: user,
});
