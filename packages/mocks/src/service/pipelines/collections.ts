import type { listPipelineCollections, WireResult } from '@millrace/ui/contract';
import type { CollectionStatus } from '@millrace/ui/domain/entities';
import { hourMs } from '../core/durations.ts';
import { findPipeline } from './storedPipeline.ts';
import { chance } from '../core/random.ts';
import { rangeOf, type RangeQuery, type Span } from '../core/spans.ts';
import type { Load, PipelineRow } from '../tables/pipelineRows.ts';
import { recordsOf, type LoadedRecords, type Records } from '../pipelineHistory/records.ts';
import { historyOf } from '../pipelineHistory/history.ts';
import { mappingsOf } from './replications.ts';
import { newestChangesOf } from '../pipelineHistory/changes.ts';
import type { World } from '../world/world.ts';

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

export type Shares = readonly { readonly table: string; readonly weight: number }[];

/** The tables that a pipeline replicates, each with its share of the volume. */
export function sharesOf(world: World, row: PipelineRow): Shares {
  // The place among all mappings, so that a table does not change the shares of those after it.
  return mappingsOf(world, row).flatMap(({ table, selected }, index) =>
    selected ? [{ table, weight: (0.5 + chance(world.seed, 'share', row.id, table)) / (index + 2) }] : [],
  );
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
  shares: Shares,
  { load, records, progress }: LoadedRecords,
  isMember: (table: string) => boolean,
): LoadOfTables {
  const names = load.tables && new Set(load.tables);
  const isPart = shares.map(({ table }) => isMember(table) && (names === null || names.has(table)));
  const parts = shares.flatMap(({ weight }, index) => (isPart[index] ? [weight] : []));
  const doneParts = doneOf(parts, progress);
  let next = 0;
  const done = isPart.map((isIn) => (isIn ? (doneParts[next++] ?? 0) : 1));
  const weights = shares.map(({ weight }, index) => (isPart[index] ? weight * (done[index] ?? 0) : 0));
  // If all of its tables are gone, their records are distributed over the others, because they were moved.
  const others = shares.map(({ table, weight }) => (isMember(table) ? weight : 0));
  return { load, done, records: distributeAnyway(records, [weights, others], shares) };
}

/** The status of a table: loaded, or waiting for its turn. */
function stageOf(loads: readonly LoadOfTables[], index: number): CollectionStatus {
  const open = loads.findLast(({ done }) => (done[index] ?? 1) < 1);
  if (!open) return 'synced';
  if (open.done[index] === 0) return 'waiting';
  return open.load.kind === 'resync' ? 'resyncing' : 'initial_sync';
}

/** Whether a table has no position: its initial sync has not begun, or a resync reads it from the start. */
const hasNoPosition = (loads: readonly LoadOfTables[], index: number): boolean =>
  loads.some(({ load, done }) => {
    const part = done[index] ?? 1;
    return load.kind === 'resync' ? !load.keeps_position && part < 1 : part === 0;
  });

/**
 * The weights by which continuous records are distributed. A table that waits for its initial sync gets none.
 * Until the sync ends, the table that is being loaded gets the share of the unloaded tables.
 */
function continuousWeights(shares: Shares, loads: readonly LoadOfTables[]): readonly number[] {
  const weights = shares.map(({ weight }) => weight);
  const done = loads.find(({ load }) => load.kind === 'initial')?.done ?? [];
  const loaded = weights.map((weight, index) => weight * (done[index] ?? 1));
  const current = done.findLastIndex((part) => part > 0);
  if (current < 0) return weights;
  const missing = weights.reduce((sum, weight, index) => sum + weight - (loaded[index] ?? 0), 0);
  return loaded.map((weight, index) => (index === current ? weight + missing : weight));
}

/** Distributes by the first weights that are not all 0. */
const distributeAnyway = (total: number, choices: readonly (readonly number[])[], shares: Shares): number[] =>
  distribute(
    total,
    choices.find((weights) => weights.some((weight) => weight > 0)) ?? shares.map(({ weight }) => weight),
  );

/** Since when a table that was added takes part: the index of its load, and the hour after it. */
interface Join {
  readonly load: number;
  readonly hour: number;
}

/** When added tables joined. Earlier records belong to the other tables. */
function joinsOf(loaded: readonly LoadedRecords[]): ReadonlyMap<string, Join> {
  const joins = new Map<string, Join>();
  for (const [index, { load, progress }] of loaded.entries()) {
    if (load.kind !== 'added') continue;
    const end = progress < 1 ? Number.POSITIVE_INFINITY : (load.spans.at(-1)?.to ?? 0);
    for (const table of load.tables ?? [])
      joins.set(table, { load: index, hour: Math.floor(end / hourMs) + 1 });
  }
  return joins;
}

/** The continuous records of each table. An added one gets none before the hour after its load. */
function continuousOf(
  records: Records,
  shares: Shares,
  { weights, joins }: { readonly weights: readonly number[]; readonly joins: ReadonlyMap<string, Join> },
  { from, to }: Span,
): readonly number[] {
  const hours = shares.map(({ table }) => joins.get(table)?.hour ?? 0);
  const bounds = [from, ...new Set(hours.filter((hour) => hour > from && hour < to)), to];
  const steps = bounds.toSorted((one, other) => one - other);
  const sums = shares.map(() => 0);
  for (const [index, begin] of steps.slice(0, -1).entries()) {
    const { cont } = records.between(begin, steps[index + 1] ?? to);
    const joined = weights.map((weight, table) => ((hours[table] ?? 0) <= begin ? weight : 0));
    for (const [table, part] of distributeAnyway(cont, [joined], shares).entries()) {
      sums[table] = (sums[table] ?? 0) + part;
    }
  }
  return sums;
}

/** A pipeline's tables, with their share of the records moved between two hours. */
function collectionsOf(world: World, row: PipelineRow, records: Records, span: Span): WireCollections {
  const shares = sharesOf(world, row);
  const { from, to } = span;
  const loaded = records.loadedBetween(from, to);
  const joins = joinsOf(loaded);
  const loads = loaded.map((each, index) =>
    shareLoad(shares, each, (table) => (joins.get(table)?.load ?? 0) <= index),
  );
  const continuous = continuousOf(
    records,
    shares,
    { weights: continuousWeights(shares, loads), joins },
    span,
  );
  const troubled =
    row.status === 'errored' ? Math.floor(chance(world.seed, 'trouble', row.id) * shares.length) : undefined;
  const failed = new Set(historyOf(world, row).silent?.failed_tables);
  const position = row.last_synced_at === null ? null : positionAt(Date.parse(row.last_synced_at));
  const changes = newestChangesOf(world, row, shares, failed);
  return shares.map(({ table }, index) => ({
    collection: table,
    collection_position: position === null || hasNoPosition(loads, index) ? null : { position },
    ...(world.hasAssumedFields && {
      newest_change_at: hasNoPosition(loads, index) ? null : (changes[index] ?? null),
    }),
    status:
      index === troubled || failed.has(table)
        ? 'errored'
        : loads.length === 0
          ? 'waiting'
          : stageOf(loads, index),
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
