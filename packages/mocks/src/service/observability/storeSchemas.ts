import type {
  getDestinationMetricSchema,
  getSourceMetricSchema,
  listDestinationMetricSchemas,
  WireResult,
  WireSchemaColumn,
} from '@millrace/ui/contract';
import { destinations, findNode, sources, type NodeKind } from '../connectors/nodeKinds.ts';
import { list } from '../connectors/nodeList.ts';
import { demandFeature } from '../world/features.ts';
import type { PageQuery } from '../core/paging.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { startedAt } from '../pipelineHistory/history.ts';
import { mappingsOf, takesEverything } from '../pipelines/replications.ts';
import { columnsToWire, type SchemaTable } from '../schemas/schemaTable.ts';
import { demandReadable, tablesNow } from '../schemas/schemas.ts';

/** Marks rows deleted at the source, if a pipeline keeps such rows. */
export const deletionMark: WireSchemaColumn = {
  column_name: '_deleted_at',
  data_type: 'datetime',
  is_nullable: 'YES',
};

/** Warehouses have no dots in their names. */
export const loadedName = (name: string): string => name.replaceAll('.', '_');

/** The tables of a pipeline at the destination: the selected ones, without excluded columns. */
function loadedTables(world: World, pipeline: PipelineRow, source: NodeRow): SchemaTable[] {
  const known = new Map(tablesNow(world, source).map((table) => [table.name, table]));
  return mappingsOf(world, pipeline).flatMap(({ table: name, selected, excluded }) => {
    const table = known.get(name);
    if (!table || !selected) return [];
    const columns = table.columns.filter(({ column_name }) => !excluded.includes(column_name));
    const all = pipeline.persist_deleted_rows ? [...columns, deletionMark] : columns;
    return [{ ...table, name: loadedName(name), columns: all }];
  });
}

/** The same table of two pipelines is one, with the columns of both. */
function joined(one: SchemaTable, other: SchemaTable): SchemaTable {
  const known = new Set(one.columns.map(({ column_name }) => column_name));
  const more = other.columns.filter(({ column_name }) => !known.has(column_name));
  return more.length === 0 ? one : { ...one, columns: [...one.columns, ...more] };
}

/** The tables that pipelines have loaded into a destination; archived pipelines count. */
function tablesAtDestination(world: World, { id }: NodeRow): readonly SchemaTable[] {
  const tables = new Map<string, SchemaTable>();
  // Thousands of pipelines that replicate all of one source add nothing new.
  const whole = new Set<string>();
  const isRepeated = (pipeline: PipelineRow) => {
    if (!takesEverything(world, pipeline)) return false;
    const key = `${pipeline.source_id} ${pipeline.persist_deleted_rows}`;
    return whole.has(key) || !whole.add(key);
  };
  const loading = world.tables.pipelines.all().filter((pipeline) => pipeline.destination_id === id);
  for (const pipeline of loading) {
    const source = world.tables.sources.get(pipeline.source_id);
    if (!source || startedAt(world, pipeline) === null || isRepeated(pipeline)) continue;
    for (const table of loadedTables(world, pipeline, source)) {
      const known = tables.get(table.name);
      tables.set(table.name, known ? joined(known, table) : table);
    }
  }
  return [...tables.values()];
}

/** The measurable tables of a connector, without checking its connection. */
export const tablesOfStore = (world: World, kind: NodeKind['kind'], row: NodeRow): readonly SchemaTable[] =>
  kind === 'source' ? tablesNow(world, row) : tablesAtDestination(world, row);

const schemaToWire = (world: World, kind: NodeKind['kind'], row: NodeRow) => ({
  tables: tablesOfStore(world, kind, row).map((table) => ({
    table_name: table.name,
    columns: columnsToWire(table, world.hasAssumedFields),
  })),
});

/** A destination's row in the list of schemas. */
const destinationSchemas: NodeKind<WireResult<typeof getDestinationMetricSchema>> = {
  ...destinations,
  show: (world, row) => ({ id: row.id, ...schemaToWire(world, 'destination', row) }),
};

/** The schema of one connector, whose connection must work. */
function read(world: World, kind: NodeKind, id: number): NodeRow {
  demandFeature(world, 'data_observability');
  const row = findNode(world, kind, id);
  demandReadable(world, kind, row);
  return row;
}

export const ofSource = (world: World, id: number): WireResult<typeof getSourceMetricSchema> =>
  schemaToWire(world, 'source', read(world, sources, id));

export const ofDestination = (world: World, id: number): WireResult<typeof getDestinationMetricSchema> =>
  destinationSchemas.show(world, read(world, destinations, id));

/** Active destinations, each with its tables. */
export function ofDestinations(
  world: World,
  query: PageQuery & { readonly search?: string; readonly ordering?: string },
  request: Request,
): WireResult<typeof listDestinationMetricSchemas> {
  demandFeature(world, 'data_observability');
  return list(world, destinationSchemas, { ...query, status: 'active' }, request);
}
