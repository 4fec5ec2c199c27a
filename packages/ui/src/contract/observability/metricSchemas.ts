import * as v from 'valibot';

import type { StoreSchema, StoreTable } from '../../domain/observability/storeSchema.ts';
import { isWireObject } from '../../domain/json/paths.ts';
import { defineCall } from '../call.ts';
import { destinationId } from '../connectors/destinations.ts';
import { listQuery, page } from '../paging.ts';
import { readColumns, type WireSchemaColumn } from '../connectors/schemaReaders.ts';
import { sourceId } from '../connectors/sources.ts';

/** A table on the wire. */
interface WireStoreTable {
  readonly table_name: string;
  readonly columns: readonly WireSchemaColumn[];
}

// Decoded by hand, like the schema of a source, because both can be large.
function readTable(wire: unknown): StoreTable | undefined {
  const columns = isWireObject(wire) ? readColumns(wire.columns) : undefined;
  if (!columns || !isWireObject(wire) || typeof wire.table_name !== 'string') return undefined;
  return { name: wire.table_name, columns };
}

/** Unreadable tables are dropped: they cannot be measured. */
const tables = v.pipe(
  v.custom<readonly WireStoreTable[]>(Array.isArray),
  v.transform((wire) => wire.flatMap((table) => readTable(table) ?? [])),
);

/** The tables and columns of a source that can be measured (spec §7). */
export const getSourceMetricSchema = defineCall({
  name: 'getSourceMetricSchema',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/metric/schema/source/{id}/',
  kind: 'introspection',
  params: { id: sourceId },
  response: v.object({ tables }) satisfies v.GenericSchema<unknown, StoreSchema>,
});

const destinationSchema = v.object({ id: destinationId, tables });

/** The measurable tables of each destination, loaded by pipelines. Archived destinations are not listed. */
export const listDestinationMetricSchemas = defineCall({
  name: 'listDestinationMetricSchemas',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/metric/schema/destination/',
  kind: 'introspection',
  query: listQuery,
  response: page(destinationSchema),
});

/** The measurable tables of one destination. */
export const getDestinationMetricSchema = defineCall({
  name: 'getDestinationMetricSchema',
  resource: 'schema',
  method: 'GET',
  path: '/api/v1/metric/schema/destination/{id}/',
  kind: 'introspection',
  params: { id: destinationId },
  response: destinationSchema satisfies v.GenericSchema<unknown, StoreSchema>,
});
