import type { listPipelineCollections, WireResult } from '@millrace/ui/contract';
import { findPipeline } from './pipelineRows.ts';
import { chance } from '../core/random.ts';
import { rangeOf, type RangeQuery } from '../core/spans.ts';
import { recordsOf, type RecordTotals } from './records.ts';
import { mappingsOf } from './replications.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';

type WireCollections = WireResult<typeof listPipelineCollections>;

/** `total` shared out by weight, without a remainder. */
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

/** How much of each table is done, from 0 to 1: they are loaded one after the other. */
function doneOf(weights: readonly number[], progress: number): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  let before = 0;
  return weights.map((weight) => {
    const done = Math.min(1, Math.max(0, (progress * sum - before) / weight));
    before += weight;
    // The last sum is a hair off.
    return progress === 1 ? 1 : done;
  });
}

const stageOf = (done: number): string => {
  if (done === 0) return 'waiting';
  return done < 1 ? 'initial_sync' : 'synced';
};

/** How far the source was read; it looks like a place in the log of PostgreSQL. */
function positionOf({ last_synced_at }: PipelineRow): string | null {
  if (last_synced_at === null) return null;
  const seconds = Math.floor(Date.parse(last_synced_at) / 1000);
  const hex = (value: number) => value.toString(16).toUpperCase();
  return `${hex(Math.floor(seconds / 2 ** 20))}/${hex((seconds % 2 ** 20) * 4_096).padStart(8, '0')}`;
}

/** A pipeline's tables, with their share of what was moved. */
function collectionsOf(
  world: World,
  row: PipelineRow,
  moved: RecordTotals,
  progress: number,
): WireCollections {
  const { seed } = world;
  const tables = mappingsOf(world, row).filter(({ selected }) => selected);
  const weights = tables.map(
    ({ table }, index) => (0.5 + chance(seed, 'share', row.id, table)) / (index + 2),
  );
  const done = doneOf(weights, progress);
  const cont = distribute(moved.cont, weights);
  const init = distribute(
    moved.init,
    weights.map((weight, index) => weight * (done[index] ?? 0)),
  );
  const troubled =
    row.status === 'errored' ? Math.floor(chance(seed, 'trouble', row.id) * tables.length) : undefined;
  const position = positionOf(row);
  return tables.map(({ table }, index) => ({
    collection: table,
    collection_position: position === null ? null : { position },
    status: index === troubled ? 'errored' : stageOf(done[index] ?? 0),
    total_records: (init[index] ?? 0) + (cont[index] ?? 0),
  }));
}

/** What each table moved in a range of time. */
export function inRange(world: World, id: number, query: RangeQuery): WireCollections {
  const row = findPipeline(world, id);
  const { from, to } = rangeOf(world, query);
  const records = recordsOf(world, row);
  return collectionsOf(world, row, records.between(from, to), records.progress);
}

/** What each table moved since the pipeline began. */
export function totalsSinceStart(world: World, id: number): WireCollections {
  const row = findPipeline(world, id);
  const records = recordsOf(world, row);
  const cont = records.continuousBetween(records.from, records.to);
  return collectionsOf(world, row, { init: records.initial, cont }, records.progress);
}
