import * as v from 'valibot';

import type { Source } from '../../domain/entities/source.ts';
import { defineCall } from '../call.ts';
import { nodeFields, nodeFits, nodeListQuery, savedBody, testBody } from './nodes.ts';
import { page } from '../paging.ts';
import { testResult } from './testConnection.ts';
import { camelKeys, id } from '../wire.ts';

export const sourceId = id<'source'>();

/** A source (spec §3). On the wire its type is `data_store`. */
export const source = v.pipe(
  v.object({ id: sourceId, data_store: v.string(), ...nodeFields }),
  v.transform(({ data_store: type, ...fields }) => camelKeys({ ...fields, type })),
) satisfies v.GenericSchema<unknown, Source>;

/** The same fields as individual schemas, for events that carry only changed fields. */
export const sourceDelta = v.pipe(
  v.partial(v.object({ data_store: v.string(), ...nodeFields })),
  v.transform(({ data_store: type, ...fields }) =>
    camelKeys({ ...fields, ...(type !== undefined && { type }) }),
  ),
) satisfies v.GenericSchema<unknown, Partial<Source>>;

export const listSources = defineCall({
  name: 'listSources',
  resource: 'source',
  method: 'GET',
  path: '/api/v1/source/',
  kind: 'list',
  query: nodeListQuery,
  fits: nodeFits,
  response: page(source),
});

export const getSource = defineCall({
  name: 'getSource',
  resource: 'source',
  method: 'GET',
  path: '/api/v1/source/{id}/',
  kind: 'detail',
  params: { id: sourceId },
  response: source,
});

/**
 * Creates a source after the service has tested it. 422 at `name` if the name is in use. 422 with the test's
 * result, as the problem's `testResult`, if the test fails (spec §8).
 */
export const createSource = defineCall({
  name: 'createSource',
  resource: 'source',
  method: 'POST',
  path: '/api/v1/source/',
  kind: 'create',
  connectionTest: testResult,
  body: v.object({ ...savedBody, data_store: v.string() }),
  response: source,
});

/** Changes a source. A sent configuration is merged into the saved one, key by key. */
export const updateSource = defineCall({
  name: 'updateSource',
  resource: 'source',
  method: 'PATCH',
  path: '/api/v1/source/{id}/',
  kind: 'change',
  // Not specified, so the console allows for a test.
  connectionTest: testResult,
  params: { id: sourceId },
  body: v.partial(v.object(savedBody)),
  response: source,
});

/**
 * Archives (`archived`) or restores (`active`) a source. 409 while a pipeline that is not archived uses it.
 */
export const setSourceStatus = defineCall({
  name: 'setSourceStatus',
  resource: 'source',
  method: 'POST',
  path: '/api/v1/source/{id}/{status}/',
  kind: 'command',
  params: { id: sourceId, status: v.string() },
  response: source,
});

/** Permanently deletes a source. 409 unless it is archived and nothing refers to it. */
export const deleteSource = defineCall({
  name: 'deleteSource',
  resource: 'source',
  method: 'DELETE',
  path: '/api/v1/source/{id}/',
  kind: 'remove',
  params: { id: sourceId },
});

/** Tests an entered configuration without saving it. */
export const testSourceConnection = defineCall({
  name: 'testSourceConnection',
  resource: 'source',
  method: 'POST',
  path: '/api/v1/source/test-connection/',
  kind: 'probe',
  body: v.object({ ...testBody, data_store: v.string() }),
  response: testResult,
});

/**
 * Tests a saved source with the entered values merged into its configuration. Secrets that were not
 * re-entered keep their saved values.
 */
export const testSavedSource = defineCall({
  name: 'testSavedSource',
  resource: 'source',
  method: 'POST',
  path: '/api/v1/source/{id}/test/',
  kind: 'probe',
  params: { id: sourceId },
  body: v.object(testBody),
  response: testResult,
});
