import * as v from 'valibot';

import { isWireObject, type WireObject } from '../domain/forms/paths.ts';
import { listQuery } from './paging.ts';
import { shownName } from './shownName.ts';
import { assumed, id, instant, wireObject } from './wire.ts';

/** What sources and destinations have in common, on the wire. */

/** A configuration, keyed as on the wire: connector definitions know its paths. */
/* @__NO_SIDE_EFFECTS__ */
export const configuration = () => v.custom<WireObject>(isWireObject);

export const tunnelId = id<'tunnel'>();

/** `active` (all that is not archived) or `archived`; types may be several, parted by commas. */
export const nodeListQuery = { ...listQuery, status: v.string(), type: v.string() };

/** Fields that are demanded of both; see assumed.ts for the last three. */
export const nodeFields = {
  name: shownName(),
  config: configuration(),
  tunnel_id: v.nullish(tunnelId, null),
  status: v.nullish(v.string(), 'active'),
  variant: v.nullish(v.string(), null),
  connection_type: v.nullish(v.string(), null),
  used_by: assumed(v.number()),
  // Unlike other assumed fields, `null` says something: there is no test of what is saved.
  last_test: v.fallback(v.nullish(wireObject({ at: instant(), success: v.boolean() })), undefined),
  created_at: assumed(instant()),
};

/** What is sent to keep one. */
export const savedBody = {
  name: v.string(),
  config: configuration(),
  tunnel_id: v.nullish(tunnelId),
  variant: v.nullish(v.string()),
};

export const testBody = { config: configuration(), tunnel_id: v.nullish(tunnelId) };
