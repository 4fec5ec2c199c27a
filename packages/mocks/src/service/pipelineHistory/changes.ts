import { dayMs, hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { historyOf, initialSyncMs, startedAt } from './history.ts';

/** How long a change takes to the log that a sync reads, in milliseconds. */
const lagMs = { least: 2_000, most: 40_000 };

/** When the newest of so many changes a day was made that could be read at an instant. It never goes back. */
function newestBefore(
  { seed }: World,
  at: number,
  perDay: number,
  ...key: readonly (string | number)[]
): number {
  const lag = lagMs.least + (lagMs.most - lagMs.least) * chance(seed, 'lag', ...key);
  const step = dayMs / Math.max(perDay, 1);
  const phase = step * chance(seed, 'phase', ...key);
  return Math.round(Math.floor((at - lag - phase) / step) * step + phase);
}

/** Until when a pipeline's syncs found changes: its last sync, or the time at which they became quiet. */
function lastFind(world: World, row: PipelineRow): { readonly at: number; readonly least: number } | null {
  const began = startedAt(world, row);
  if (row.last_synced_at === null || began === null) return null;
  const least = began + initialSyncMs;
  const quietFrom = historyOf(world, row).silent?.quiet_from ?? Number.POSITIVE_INFINITY;
  const at = Math.min(Date.parse(row.last_synced_at), quietFrom);
  return { at: Math.max(at, Math.min(least, Date.parse(row.last_synced_at))), least };
}

const bounded = (at: number, { at: most, least }: { readonly at: number; readonly least: number }): string =>
  new Date(Math.min(most, Math.max(at, least))).toISOString();

/**
 * When the newest change that a pipeline's syncs have read was made, by the clock of the source; `null` before its first sync.
 * Silent failures keep it old.
 */
export function newestChangeOf(world: World, row: PipelineRow): string | null {
  const find = lastFind(world, row);
  return find && bounded(newestBefore(world, find.at, historyOf(world, row).usual, row.id), find);
}

/** The longest time between two changes of a table that has many records, in milliseconds. */
const longestPauseMs = 8 * hourMs;

/** How many batches of records a table gets a day: some are filled row by row, others a few times a day. */
function batchesOf({ seed }: World, id: number, table: string, perDay: number): number {
  const size = 10 ** (4 * chance(seed, 'batch', id, table));
  return Math.max(perDay / size, Math.min(perDay, dayMs / longestPauseMs));
}

/** How long the tables of a silent failure have failed, in milliseconds. */
const failedMs = 26 * hourMs;

/**
 * The same for each of its tables, by their share of its volume. One of them has the pipeline's newest change.
 * @param failed the tables that fail while the others sync
 */
export function newestChangesOf(
  world: World,
  row: PipelineRow,
  tables: readonly { readonly table: string; readonly weight: number }[],
  failed: ReadonlySet<string>,
): readonly (string | null)[] {
  const find = lastFind(world, row);
  const newest = newestChangeOf(world, row);
  if (!find || newest === null) return tables.map(() => null);
  const { usual } = historyOf(world, row);
  const sum = tables.reduce((total, { weight }) => total + weight, 0);
  const working = tables.filter(({ table }) => !failed.has(table));
  const busiest = working.toSorted((one, other) => other.weight - one.weight)[0];
  return tables.map((each) => {
    if (each === busiest) return newest;
    const { table, weight } = each;
    const until = failed.has(table) ? find.at - failedMs : Date.parse(newest);
    const batches = batchesOf(world, row.id, table, (usual * weight) / sum);
    return bounded(newestBefore(world, until, batches, row.id, table), find);
  });
}
