import * as v from 'valibot';

import { isAmong, isListed } from '../../domain/entities/listStatus.ts';
import { isWireObject, type WireObject } from '../../domain/json/paths.ts';
import { listQuery } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, instant, quantity, wireObject } from '../wire.ts';

/** The fields that sources and destinations share on the wire. */

/** A configuration, keyed as on the wire: connector definitions contain its paths. */
/* @__NO_SIDE_EFFECTS__ */
export const configuration = () => v.custom<WireObject>(isWireObject);

export const tunnelId = id<'tunnel'>();

/** `status` is `active` (not archived) or `archived`; `type` is a comma-separated list. */
export const nodeListQuery = { ...listQuery, status: v.string(), type: v.string() };

/** What the filters mean for a source or destination. */
export const nodeFits = {
  status: ({ status }: { readonly status: string }, wanted: string) => isListed(status, wanted),
  type: ({ type }: { readonly type: string }, wanted: string) => isAmong(type, wanted),
};

/** Fields of both resources. See assumed.ts for the last three. */
export const nodeFields = {
  name: shownName(),
  config: configuration(),
  // Left out, it says nothing; `null` says that there is no tunnel.
  tunnel_id: v.nullish(tunnelId),
  status: v.nullish(v.string(), 'active'),
  variant: v.nullish(v.string(), null),
  connection_type: v.nullish(v.string(), null),
  used_by: assumed(quantity()),
  // `null` means that the saved configuration has not been tested; other assumed fields treat it as missing
  //
  last_test: v.fallback(v.nullish(wireObject({ at: instant(), success: v.boolean() })), undefined),
  created_at: assumed(instant()),
};

/** The body of a create. */
export const savedBody = {
  name: v.string(),
  config: configuration(),
  tunnel_id: v.nullish(tunnelId),
  variant: v.nullish(v.string()),
};

export const testBody = { config: configuration(), tunnel_id: v.nullish(tunnelId) };
