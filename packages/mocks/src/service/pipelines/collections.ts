import type { listPipelineCollections, WireResult } from '@millrace/ui/contract';
import type { CollectionStatus } from '@millrace/ui/domain/entities';
import { findPipeline } from './pipelineRows.ts';
import { chance } from '../core/random.ts';
import { rangeOf, type RangeQuery, type Span } from '../core/spans.ts';
import type { Load } from './historyRow.ts';
import { recordsOf, type LoadedRecords, type Records } from './records.ts';
import { mappingsOf } from './replications.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';

type WireCollections = WireResult<typeof listPipelineCollections>;

/** Distributes `total` by weight, without a remainder. */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  let over = 0;
  let given = 0;
  return weights.map((weight) => {
    over += weight;
    const share = sum === 0 ? 0 : Math.round((total * over) / sum) - given;
    given += share;
    return share;
  });
}

/** The finished part of each table, from 0 to 1. Tables are loaded one after another. */
function doneOf(weights: readonly number[], progress: number): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  let before = 0;
  return weights.map((weight) => {
    const done = Math.min(1, Math.max(0, (progress * sum - before) / weight));
    before += weight;
    // Corrects the rounding of the last sum.
    return progress === 1 ? 1 : done;
  });
}

/** The position at which the source was read, in the format of PostgreSQL's log. */
export function positionAt(at: number): string {
  const seconds = Math.floor(at / 1000);
  const hex = (value: number) => value.toString(16).toUpperCase();
  return `${hex(Math.floor(seconds / 2 ** 20))}/${hex((seconds % 2 ** 20) * 4_096).padStart(8, '0')}`;
}

/** The tables that a pipeline replicates, each with its share of the volume. */
export function sharesOf(world: World, row: PipelineRow): { table: string; weight: number }[] {
  return mappingsOf(world, row)
    .filter(({ selected }) => selected)
    .map(({ table }, index) => ({
      table,
      weight: (0.5 + chance(world.seed, 'share', row.id, table)) / (index + 2),
    }));
}

/** The result of a load by table. */
interface LoadOfTables {
  /** The records of each table. */
  readonly records: readonly number[];
  /** The finished part of each table, from 0 to 1; 1 for a table that is not loaded. */
  readonly done: readonly number[];
  readonly load: Load;
}

function shareLoad(
  shares: ReturnType<typeof sharesOf>,
  { load, records, progress }: LoadedRecords,
): LoadOfTables {
  const names = load.tables && new Set(load.tables);
  const isPart = shares.map(({ table }) => names === null || names.has(table));
  const parts = shares.flatMap(({ weight }, index) => (isPart[index] ? [weight] : []));
  const doneParts = doneOf(parts, progress);
  let next = 0;
  const done = isPart.map((isIn) => (isIn ? (doneParts[next++] ?? 0) : 1));
  const weights = shares.map(({ weight }, index) => (isPart[index] ? weight * (done[index] ?? 0) : 0));
  // If all of its tables are gone, their records are distributed over all tables, because they were moved.
  const hasParts = weights.some((weight) => weight > 0);
  return {
    load,
    done,
    records: distribute(records, hasParts ? weights : shares.map(({ weight }) => weight)),
  };
}

/** The status of a table: loaded, or waiting for its turn. */
function stageOf(loads: readonly LoadOfTables[], index: number): CollectionStatus {
  const open = loads.findLast(({ done }) => (done[index] ?? 1) < 1);
  if (!open) return 'synced';
  if (open.done[index] === 0) return 'waiting';
  return open.load.kind === 'initial' ? 'initial_sync' : 'resyncing';
}

/** Whether a table has no position: its initial sync has not begun, or a resync reads it from the start. */
const hasNoPosition = (loads: readonly LoadOfTables[], index: number): boolean =>
  loads.some(({ load, done }) => {
    const part = done[index] ?? 1;
    return load.kind === 'initial' ? part === 0 : !load.keeps_position && part < 1;
  });

/**
 * The weights by which continuous records are distributed. A table that waits for its initial sync gets none.
 * Until the sync ends, the table that is being loaded gets the share of the unloaded tables.
 */
function continuousWeights(
  shares: ReturnType<typeof sharesOf>,
  loads: readonly LoadOfTables[],
): readonly number[] {
  const weights = shares.map(({ weight }) => weight);
  const done = loads.find(({ load }) => load.kind === 'initial')?.done ?? [];
  const loaded = weights.map((weight, index) => weight * (done[index] ?? 1));
  const current = done.findLastIndex((part) => part > 0);
  if (current < 0) return weights;
  const missing = weights.reduce((sum, weight, index) => sum + weight - (loaded[index] ?? 0), 0);
  return loaded.map((weight, index) => (index === current ? weight + missing : weight));
}

/** A pipeline's tables, with their share of the records moved between two hours. */
function collectionsOf(
  world: World,
  row: PipelineRow,
  records: Records,
  { from, to }: Span,
): WireCollections {
  const shares = sharesOf(world, row);
  const { cont } = records.between(from, to);
  const loads = records.loadedBetween(from, to).map((each) => shareLoad(shares, each));
  const continuous = distribute(cont, continuousWeights(shares, loads));
  const troubled =
    row.status === 'errored' ? Math.floor(chance(world.seed, 'trouble', row.id) * shares.length) : undefined;
  const position = row.last_synced_at === null ? null : positionAt(Date.parse(row.last_synced_at));
  return shares.map(({ table }, index) => ({
    collection: table,
    collection_position: position === null || hasNoPosition(loads, index) ? null : { position },
    status: index === troubled ? 'errored' : loads.length === 0 ? 'waiting' : stageOf(loads, index),
    total_records: loads.reduce((sum, load) => sum + (load.records[index] ?? 0), continuous[index] ?? 0),
  }));
}

/** The records that each table moved in a time range. */
export function inRange(world: World, id: number, query: RangeQuery): WireCollections {
  const row = findPipeline(world, id);
  const range = rangeOf(world, query);
  return collectionsOf(world, row, recordsOf(world, row), range);
}

/** The records that each table moved since the pipeline began. */
export function totalsSinceStart(world: World, id: number): WireCollections {
  const row = findPipeline(world, id);
  const records = recordsOf(world, row);
  return collectionsOf(world, row, records, records);
}
