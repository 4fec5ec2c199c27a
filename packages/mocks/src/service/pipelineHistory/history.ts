import { dayMs, hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { HistoryRow, PipelineRow, SilentFailure, Stretch } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';

/** Duration of the initial sync of all tables, in milliseconds. */
export const initialSyncMs = 600_000;

/** The shortest sync interval, in milliseconds. */
export const shortestFrequencyMs = 60_000;

/** The longest sync interval, in milliseconds. */
export const longestFrequencyMs = 30 * dayMs;

/** The hour after a sync's, counted since 1970. */
export const endOfDay = (syncedAt: number): number => Math.floor(syncedAt / hourMs) + 1;

/** All tables, from the start. */
export const initialLoad = { kind: 'initial', tables: null, share: 1, keeps_position: false } as const;

/** A pipeline's history; empty by default. */
export const historyOf = ({ tables, seed }: World, { id }: Pick<PipelineRow, 'id'>): HistoryRow =>
  tables.histories.get(id) ?? {
    id,
    usual: Math.round(10 ** (3 + 3 * chance(seed, 'volume', id))),
    before: null,
    stretches: [],
    loads: [],
  };

/** Creates a pipeline's history before the start of the world, from its scenario. */
export function rememberBefore(world: World, row: PipelineRow, silent?: SilentFailure): void {
  if (row.status === 'draft' || row.last_synced_at === null) return;
  const history = historyOf(world, row);
  const hourly = row.hourly_records ?? [];
  const began = Date.parse(row.created_at);
  world.tables.histories.put({
    ...history,
    usual: hourly.reduce((one, other) => one + other, 0) || history.usual,
    before: { at: Date.parse(row.last_synced_at), every: frequencyOf(row), hourly },
    loads: [{ ...initialLoad, spans: [{ from: began, to: began + initialSyncMs }] }],
    ...(silent && { silent }),
  });
}

/** The sync interval in milliseconds; a quarter of an hour by default (spec §9). */
export const frequencyOf = ({ source_sync_frequency }: PipelineRow): number =>
  Math.max(source_sync_frequency ?? 900_000, shortestFrequencyMs);

/** Adds syncs after the last ones; syncs with the same interval are merged into one span. */
export function rememberSyncs(world: World, row: PipelineRow, syncs: Stretch): void {
  const history = historyOf(world, row);
  const last = history.stretches.at(-1);
  const goesOn = last && last.every === syncs.every && last.to + last.every === syncs.from;
  const stretches = goesOn
    ? [...history.stretches.slice(0, -1), { ...last, to: syncs.to }]
    : [...history.stretches, syncs];
  world.tables.histories.put({ ...history, stretches });
}

/** The first run of a pipeline, in milliseconds since the epoch; `null` without one. */
export const startedAt = (world: World, row: PipelineRow): number | null =>
  historyOf(world, row).loads[0]?.spans[0]?.from ?? null;
