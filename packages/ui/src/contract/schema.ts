import * as v from 'valibot';

import { isWireObject } from '../domain/forms/paths.ts';
import { defineCall } from './call.ts';
import { decodeSchemaText } from './decodeSchemaText.ts';
import {
  readCollections,
  readColumns,
  type WireSchemaCollections,
  type WireSchemaColumn,
} from './schemaReaders.ts';
import { sourceId } from './sources.ts';

const isCollections = (wire: unknown): boolean => isWireObject(wire) && isWireObject(wire.collections);

/**
 * Everything that a source holds; the service asks the source anew each time (spec §7). A large answer is read in slices.
 */
export const getSchemaCollections = defineCall({
  name: 'getSchemaCollections',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/source/{id}/schema-collection/',
  kind: 'introspection',
  params: { id: sourceId },
  response: v.pipe(v.custom<WireSchemaCollections>(isCollections), v.transform(readCollections)),
  readText: decodeSchemaText,
});

/** The columns of one table, read anew. Spec §7 writes it without a slash at the end. */
export const getSchemaColumns = defineCall({
  name: 'getSchemaColumns',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/source/{id}/schema-collection-columns/{table}',
  kind: 'introspection',
  params: { id: sourceId, table: v.string() },
  response: v.pipe(
    v.custom<readonly WireSchemaColumn[]>(Array.isArray),
    v.transform((wire) => readColumns(wire) ?? []),
  ),
});
