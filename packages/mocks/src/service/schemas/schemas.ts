import type { getSchemaCollections, getSchemaColumns, WireResult } from '@millrace/ui/contract';
import { faultOf } from '../connectors/connectionFault.ts';
import type { NodeKind } from '../connectors/nodeRows.ts';
import { beginningOf } from '../core/beginning.ts';
import { hourMs } from '../core/durations.ts';
import { refusal } from '../core/refusal.ts';
import type { NodeRow } from '../core/rows.ts';
import { columnsToWire, tableToWire, type SchemaTable } from './schemaTable.ts';
import { changesSince, tablesOf } from './schemaTables.ts';
import type { World } from '../core/world.ts';

const timeOf = (world: World, source: NodeRow) => ({
  now: world.clock.now(),
  begun: Math.max(beginningOf(world), Date.parse(source.created_at)),
});

/** The tables of a source as they are now, without asking whether it can be reached. */
export const tablesNow = (world: World, source: NodeRow): readonly SchemaTable[] =>
  tablesOf(world.seed, source, timeOf(world, source));

/** The tables that a source had first: what is told of the past by them stays as it was told. */
export function firstTables(world: World, source: NodeRow): readonly SchemaTable[] {
  const { begun } = timeOf(world, source);
  return tablesOf(world.seed, source, { now: begun, begun });
}

/** Whether a source has a table, by the instant (milliseconds since the epoch): those of a database come and go. */
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

/** When a source's tables changed last, in milliseconds since the epoch. */
export function schemaChangedAt(world: World, source: NodeRow): number {
  const time = timeOf(world, source);
  return time.begun + changesSince(source, time) * hourMs;
}

/** Lets nobody on while a test of the source or destination would fail. */
export function demandReadable(world: World, kind: Pick<NodeKind, 'kind'>, row: NodeRow): void {
  const fault = faultOf(world, kind, row);
  if (fault) throw refusal.badRequest(`The ${kind.kind} could not be read: ${fault.message}.`);
}

/** Reads the source, which has to let us in. */
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
