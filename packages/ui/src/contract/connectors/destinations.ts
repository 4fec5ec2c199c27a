import * as v from 'valibot';

import type { WireObject } from '../../domain/json/paths.ts';
import type { Destination } from '../../domain/entities/destination.ts';
import { defineCall } from '../call.ts';
import { nodeFields, nodeFits, nodeListQuery, savedBody, testBody } from './nodes.ts';
import { page } from '../paging.ts';
import { testResult } from './testConnection.ts';
import { camelKeys, id } from '../wire.ts';

export const destinationId = id<'destination'>();

const typeIn = ({ destination_type: type }: WireObject): string => (typeof type === 'string' ? type : '');

/** A destination (spec §3). On the wire its type is `config.destination_type`. */
export const destination = v.pipe(
  v.object({ id: destinationId, ...nodeFields }),
  v.transform((fields) => camelKeys({ ...fields, type: typeIn(fields.config) })),
) satisfies v.GenericSchema<unknown, Destination>;

/** The same fields as individual schemas, for events that carry only changed fields. */
export const destinationDelta = v.pipe(
  v.partial(v.object(nodeFields)),
  v.transform((fields) => camelKeys({ ...fields, ...(fields.config && { type: typeIn(fields.config) }) })),
) satisfies v.GenericSchema<unknown, Partial<Destination>>;

export const listDestinations = defineCall({
  name: 'listDestinations',
  resource: 'destination',
  method: 'GET',
  path: '/api/v1/destination/',
  kind: 'list',
  query: nodeListQuery,
  fits: nodeFits,
  response: page(destination),
});

export const getDestination = defineCall({
  name: 'getDestination',
  resource: 'destination',
  method: 'GET',
  path: '/api/v1/destination/{id}/',
  kind: 'detail',
  params: { id: destinationId },
  response: destination,
});

/**
 * Creates a destination after the service has tested it. 422 at `name` if the name is in use. 422 with the
 * test's result, as the problem's `testResult`, if the test fails (spec §8).
 */
export const createDestination = defineCall({
  name: 'createDestination',
  resource: 'destination',
  method: 'POST',
  path: '/api/v1/destination/',
  kind: 'create',
  connectionTest: testResult,
  body: v.object(savedBody),
  response: destination,
});

/** Changes a destination. A sent configuration is merged into the saved one, key by key. */
export const updateDestination = defineCall({
  name: 'updateDestination',
  resource: 'destination',
  method: 'PATCH',
  path: '/api/v1/destination/{id}/',
  kind: 'change',
  // Not specified, so the console allows for a test.
  connectionTest: testResult,
  params: { id: destinationId },
  body: v.partial(v.object(savedBody)),
  response: destination,
});

/**
 * Archives (`archived`) or restores (`active`) a destination. 409 while a pipeline that is not archived uses
 * it.
 */
export const setDestinationStatus = defineCall({
  name: 'setDestinationStatus',
  resource: 'destination',
  method: 'POST',
  path: '/api/v1/destination/{id}/{status}/',
  kind: 'command',
  params: { id: destinationId, status: v.string() },
  response: destination,
});

/** Permanently deletes a destination. 409 unless it is archived and nothing refers to it. */
export const deleteDestination = defineCall({
  name: 'deleteDestination',
  resource: 'destination',
  method: 'DELETE',
  path: '/api/v1/destination/{id}/',
  kind: 'remove',
  params: { id: destinationId },
});

/** Tests an entered configuration without saving it. Spec §7: "config, db data store, tunnel details". */
export const testDestinationConnection = defineCall({
  name: 'testDestinationConnection',
  resource: 'destination',
  method: 'POST',
  path: '/api/v1/destination/test-connection/',
  kind: 'probe',
  body: v.object({ ...testBody, data_store: v.string() }),
  response: testResult,
});

/** Tests a saved destination with the entered values merged into its configuration. */
export const testSavedDestination = defineCall({
  name: 'testSavedDestination',
  resource: 'destination',
  method: 'POST',
  path: '/api/v1/destination/{id}/test/',
  kind: 'probe',
  params: { id: destinationId },
  body: v.object(testBody),
  response: testResult,
});
