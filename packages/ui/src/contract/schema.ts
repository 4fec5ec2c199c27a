import * as v from 'valibot';

import { isWireObject } from '../domain/connectors/paths.ts';
import type { SyncMapping } from '../domain/entities/schema.ts';
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
  method: 'GET',
  path: '/api/v1/source/{id}/schema-collection-columns/{table}',
  kind: 'introspection',
  params: { id: sourceId, table: v.string() },
  response: v.pipe(
    v.custom<readonly WireSchemaColumn[]>(Array.isArray),
    v.transform((wire) => readColumns(wire) ?? []),
  ),
});

/**
 * What a pipeline does with a table, on the wire. A PATCH names only the tables that change: a table that is not named
 * keeps what it has, so 5,000 tables are saved as the few that differ and a table that came meanwhile is not lost.
 */
export const wireSyncMapping = v.object({
  table: v.string(),
  selected: v.boolean(),
  excluded: v.optional(v.array(v.string()), []),
  custom_primary_keys: v.optional(v.array(v.string()), []),
});

export const syncMapping = v.pipe(
  wireSyncMapping,
  v.transform((wire): SyncMapping => ({
    table: wire.table,
    isSelected: wire.selected,
    excluded: wire.excluded,
    customPrimaryKeys: wire.custom_primary_keys,
  })),
);

/** The way back, for `updatePipeline`. */
export const writeSyncMapping = (mapping: SyncMapping): v.InferOutput<typeof wireSyncMapping> => ({
  table: mapping.table,
  selected: mapping.isSelected,
  excluded: [...mapping.excluded],
  custom_primary_keys: [...mapping.customPrimaryKeys],
});
