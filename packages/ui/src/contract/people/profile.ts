import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { user } from './users.ts';

/**
 * Changes the user's own profile, including the time zone (spec §3 User info update; §4, first load). Omitted
 * fields keep their value.
 */
export const updateMe = defineCall({
  name: 'updateMe',
  resource: 'session',
  method: 'PATCH',
  path: '/api/v1/user/me/',
  kind: 'change',
  body: v.record(
    v.picklist(['first_name', 'last_name', 'phone_country_code', 'phone_national_number', 'time_zone']),
    v.string(),
  ),
  response: user,
});
