import * as v from 'valibot';

import type { TunnelId } from '../../domain/entities/id.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import { defineCall } from '../call.ts';
import { tunnelId } from './nodes.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { testResult } from './testConnection.ts';
import { assumed, camelKeys, quantity, wireObject } from '../wire.ts';

const settings = {
  name: v.string(),
  type: v.number(),
  provider: v.nullish(v.number(), null),
  region: v.nullish(v.number(), null),
  ssh_host: v.nullish(v.string(), null),
  ssh_port: v.nullish(v.number(), null),
  ssh_user: v.nullish(v.string(), null),
};

const answered = {
  ...settings,
  name: shownName(),
  ssh_public_key: v.nullish(v.string(), null),
  setup_completed: v.nullish(v.boolean(), null),
  is_active: v.nullish(v.boolean(), null),
  used_by: assumed(quantity()),
};

/** A secure tunnel (spec §3). */
export const tunnel = wireObject({ id: tunnelId, ...answered }) satisfies v.GenericSchema<unknown, Tunnel>;

/** The same fields as individual schemas, for events that carry only changed fields. */
export const tunnelDelta = v.pipe(
  v.partial(v.object(answered)),
  v.transform(camelKeys),
) satisfies v.GenericSchema<unknown, Partial<Tunnel>>;

export const listTunnels = defineCall({
  name: 'listTunnels',
  resource: 'tunnel',
  method: 'GET',
  path: '/api/v1/tunnel/',
  kind: 'list',
  query: listQuery,
  response: page(tunnel),
});

/** One tunnel. With `config_type`, the same address downloads a template, see {@link tunnelTemplatePath}. */
export const getTunnel = defineCall({
  name: 'getTunnel',
  resource: 'tunnel',
  method: 'GET',
  path: '/api/v1/tunnel/{id}/',
  kind: 'detail',
  params: { id: tunnelId },
  response: tunnel,
});

/** Creates a tunnel that waits for its setup. 422 at the field if a value required by spec §5 is missing. */
export const createTunnel = defineCall({
  name: 'createTunnel',
  resource: 'tunnel',
  method: 'POST',
  path: '/api/v1/tunnel/',
  kind: 'create',
  body: v.object(settings),
  response: tunnel,
});

/** Deletes a tunnel. 409 while a source or destination uses it. */
export const deleteTunnel = defineCall({
  name: 'deleteTunnel',
  resource: 'tunnel',
  method: 'DELETE',
  path: '/api/v1/tunnel/{id}/',
  kind: 'remove',
  params: { id: tunnelId },
});

/** Tests a tunnel. A 422 is handled as for a source. */
export const testTunnel = defineCall({
  name: 'testTunnel',
  resource: 'tunnel',
  method: 'POST',
  path: '/api/v1/tunnel/test-connection/{id}/',
  kind: 'probe',
  params: { id: tunnelId },
  response: testResult,
});

export type TunnelTemplate = 'cloud_formation' | 'install_script';

/**
 * Download address of a tunnel's template, for a new window (spec §7). It is not a call, because the console
 * does not read the answer.
 */
export const tunnelTemplatePath = (id: TunnelId, template: TunnelTemplate): string =>
  `/api/v1/tunnel/${id}/?config_type=${template}`;
