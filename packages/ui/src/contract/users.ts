import * as v from 'valibot';

import type { Client } from '../domain/entities/client.ts';
import type { User } from '../domain/entities/user.ts';
import { defineCall } from './call.ts';
import { id, instant, wireObject } from './wire.ts';

const text = v.nullish(v.string(), '');

const client = v.pipe(
  v.object({
    id: id<'client'>(),
    name: text,
    trial_expiry_date: v.nullish(instant(), null),
    subscription_details: v.nullish(
      v.array(
        v.pipe(
          v.object({
            subscription_status: v.string(),
            subscription_cancel_at: v.nullish(instant(), null),
          }),
          v.transform((wire) => ({
            status: wire.subscription_status,
            cancelAt: wire.subscription_cancel_at,
          })),
        ),
      ),
      [],
    ),
    is_bypass_billing: v.nullish(v.boolean(), false),
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    trialExpiresAt: wire.trial_expiry_date,
    subscriptions: wire.subscription_details,
    isBillingBypassed: wire.is_bypass_billing,
  })),
) satisfies v.GenericSchema<unknown, Client>;

/** A team member with the client account (spec §3 User). */
export const user = wireObject({
  id: id<'user'>(),
  email: v.string(),
  first_name: text,
  last_name: text,
  full_name: text,
  time_zone: v.nullish(v.string(), null),
  role: v.nullish(v.string(), 'team_member'),
  is_active: v.nullish(v.boolean(), true),
  integrateio_id: v.nullish(v.union([v.string(), v.number()]), null),
  client,
}) satisfies v.GenericSchema<unknown, User>;

/** Who is signed in. It also primes the CSRF cookie. 401 or 403: nobody, or not yet. */
export const getMe = defineCall({
  name: 'getMe',
  method: 'GET',
  path: '/api/v1/user/me/',
  kind: 'session',
  response: user,
});

/** Saves the person's own time zone (spec §4, first load). */
export const updateMe = defineCall({
  name: 'updateMe',
  method: 'PATCH',
  path: '/api/v1/user/me/',
  kind: 'change',
  body: v.object({ time_zone: v.string() }),
  response: user,
});
