import * as v from 'valibot';

import { isWireObject } from '../../domain/json/paths.ts';
import { defineCall } from '../call.ts';
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
 * The tables and columns of a source. The service reads the source on each call (spec §7). A large answer is
 * decoded in slices.
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

/** A bare list, or one under the name that the schema of a source has for it, or that pages have. */
function columnsIn(wire: unknown): readonly unknown[] | undefined {
  const listed = isWireObject(wire) ? (wire.columns ?? wire.results) : wire;
  return Array.isArray(listed) ? listed : undefined;
}

const hasColumns = (wire: unknown): boolean => columnsIn(wire) !== undefined;

/**
 * Reads the columns of one table from the source. Spec §7 writes the path without a trailing slash.
 */
export const getSchemaColumns = defineCall({
  name: 'getSchemaColumns',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/source/{id}/schema-collection-columns/{table}',
  kind: 'introspection',
  params: { id: sourceId, table: v.string() },
  response: v.pipe(
    v.custom<readonly WireSchemaColumn[]>(hasColumns),
    v.transform((wire) => readColumns(columnsIn(wire)) ?? []),
  ),
});
