import type { getDestination, getSource, WireResult } from '@millrace/ui/contract';
import { masked } from '../connectorConfig/nodeSecrets.ts';
import { refusal } from '../core/refusal.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import type { Table } from '../tables/table.ts';
import { announce, type World } from '../world/world.ts';

/** Sources or destinations. They behave alike; only the location of the type on the wire differs. */
export interface NodeKind<Shown extends object = object> {
  readonly kind: 'source' | 'destination';
  /** The noun, capitalised. */
  readonly noun: string;
  /** The field of a pipeline that refers to it. */
  readonly end: 'source_id' | 'destination_id';
  table(world: World): Table<NodeRow>;
  /** A row as the service shows it. @param usedBy default: counted */
  show(world: World, row: NodeRow, usedBy?: number): Shown;
}

/** How many pipelines use each row, without archived pipelines. */
export function countUses({ tables }: World, { end }: Pick<NodeKind, 'end'>): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const pipeline of tables.pipelines.all()) {
    const id = pipeline[end];
    if (id !== null && pipeline.status !== 'archived') uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

function showNode(world: World, kind: Pick<NodeKind, 'end'>, row: NodeRow, usedBy?: number) {
  const { type: _type, client_id: _client, tables: _tables, last_test, created_at, config, ...rest } = row;
  return {
    ...rest,
    config: masked(config),
    connection_type: row.tunnel_id === null ? 'direct' : 'secure',
    ...(world.hasAssumedFields && {
      used_by: usedBy ?? countUses(world, kind).get(row.id) ?? 0,
      last_test,
      created_at,
    }),
  };
}

export const sources: NodeKind<WireResult<typeof getSource>> = {
  kind: 'source',
  noun: 'Source',
  end: 'source_id',
  table: ({ tables }) => tables.sources,
  show: (world, row, usedBy) => ({ ...showNode(world, sources, row, usedBy), data_store: row.type }),
};

export const destinations: NodeKind<WireResult<typeof getDestination>> = {
  kind: 'destination',
  noun: 'Destination',
  end: 'destination_id',
  table: ({ tables }) => tables.destinations,
  show: (world, row, usedBy) => showNode(world, destinations, row, usedBy),
};

/** @throws {Refusal} 404 if the client has no such row */
export function findNode(world: World, kind: NodeKind, id: number): NodeRow {
  const row = kind.table(world).get(id);
  if (!row) throw refusal.notFound();
  return row;
}

/** Saves a new or changed row, and announces it to every browser of the client. */
export function saveNode<Shown extends object>(world: World, kind: NodeKind<Shown>, row: NodeRow): Shown {
  const isNew = kind.table(world).get(row.id) === undefined;
  const data = kind.show(world, kind.table(world).put(row));
  announce(world, [kind.kind, isNew ? 'created' : 'updated'], row.id, { data });
  return data;
}
