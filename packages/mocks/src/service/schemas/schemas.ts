import type { getSchemaCollections, getSchemaColumns, WireResult } from '@millrace/ui/contract';
import { faultOf } from '../connections/connectionFault.ts';
import type { TestTarget } from '../connections/connectionSteps.ts';
import { beginningOf } from '../world/beginning.ts';
import { hourMs } from '../core/durations.ts';
import { refusal } from '../core/refusal.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import { columnsToWire, tableToWire, type SchemaTable } from './schemaTable.ts';
import { changesSince, tablesOf } from './schemaTables.ts';
import type { World } from '../world/world.ts';

const timeOf = (world: World, source: NodeRow) => ({
  now: world.clock.now(),
  begun: Math.max(beginningOf(world), Date.parse(source.created_at)),
});

/** The current tables of a source, without checking its connection. */
export const tablesNow = (world: World, source: NodeRow): readonly SchemaTable[] =>
  tablesOf(world.seed, source, timeOf(world, source));

/** The initial tables of a source, for stable facts about the past. */
export function firstTables(world: World, source: NodeRow): readonly SchemaTable[] {
  const { begun } = timeOf(world, source);
  return tablesOf(world.seed, source, { now: begun, begun });
}

/** Whether a source has a table, by the instant (milliseconds since the epoch): tables of a database change. */
export function presenceOf(world: World, source: NodeRow, name: string): (at: number) => boolean {
  const { begun } = timeOf(world, source);
  const known = new Map<number, boolean>();
  return (at) => {
    const time = { now: at, begun };
    const changes = changesSince(source, time);
    let isThere = known.get(changes);
    if (isThere === undefined) {
      isThere = tablesOf(world.seed, source, time).some((table) => table.name === name);
      known.set(changes, isThere);
    }
    return isThere;
  };
}

/** Time of the last change of a source's tables, in milliseconds since the epoch. */
export function schemaChangedAt(world: World, source: NodeRow): number {
  const time = timeOf(world, source);
  return time.begun + changesSince(source, time) * hourMs;
}

/** Refuses requests while a test of the connector would fail. */
export function demandReadable(world: World, kind: Pick<TestTarget, 'kind'>, row: NodeRow): void {
  const fault = faultOf(world, kind, row);
  if (fault) throw refusal.badRequest(`The ${kind.kind} could not be read: ${fault.message}.`);
}

/** Reads the source, whose connection must work. */
function read(world: World, id: number): readonly SchemaTable[] {
  const source = world.tables.sources.get(id);
  if (!source) throw refusal.notFound();
  demandReadable(world, { kind: 'source' }, source);
  return tablesNow(world, source);
}

export function collections(world: World, id: number): WireResult<typeof getSchemaCollections> {
  const tables = read(world, id);
  return {
    collections: Object.fromEntries(
      tables.map((table) => [table.name, tableToWire(table, world.hasAssumedFields)]),
    ),
    ...(world.hasAssumedFields && { read_at: new Date(world.clock.now()).toISOString() }),
  };
}

export function columns(world: World, id: number, name: string): WireResult<typeof getSchemaColumns> {
  const table = read(world, id).find((each) => each.name === name);
  if (!table) throw refusal.notFound(`There is no table ${name}.`);
  return columnsToWire(table, world.hasAssumedFields);
}
