import { dayMs, hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import type { HistoryRow, Stretch } from './historyRow.ts';

/** How long the initial sync of everything takes, in milliseconds. */
export const initialSyncMs = 600_000;

/** The shortest time between two syncs, in milliseconds. */
export const shortestFrequencyMs = 60_000;

/** The longest time between two syncs, in milliseconds. */
export const longestFrequencyMs = 30 * dayMs;

/** The hour after the one that a sync belongs to, counted since 1970. */
export const endOfDay = (syncedAt: number): number => Math.floor(syncedAt / hourMs) + 1;

/** Everything, from the start. */
export const initialLoad = { kind: 'initial', tables: null, share: 1, keeps_position: false } as const;

/** What a pipeline has done; one that nobody wrote about has done nothing yet. */
export const historyOf = ({ tables, seed }: World, { id }: Pick<PipelineRow, 'id'>): HistoryRow =>
  tables.histories.get(id) ?? {
    id,
    usual: Math.round(10 ** (3 + 3 * chance(seed, 'volume', id))),
    before: null,
    stretches: [],
    loads: [],
  };

/** Writes down what a pipeline did before this world, out of how its scenario shows it. */
export function rememberBefore(world: World, row: PipelineRow): void {
  if (row.status === 'draft' || row.last_synced_at === null) return;
  const history = historyOf(world, row);
  const hourly = row.hourly_records ?? [];
  const began = Date.parse(row.created_at);
  world.tables.histories.put({
    ...history,
    usual: hourly.reduce((one, other) => one + other, 0) || history.usual,
    before: { at: Date.parse(row.last_synced_at), every: frequencyOf(row), hourly },
    loads: [{ ...initialLoad, spans: [{ from: began, to: began + initialSyncMs }] }],
  });
}

/** Milliseconds between two syncs; a quarter of an hour where nobody has chosen (spec §9). */
export const frequencyOf = ({ source_sync_frequency }: PipelineRow): number =>
  Math.max(source_sync_frequency ?? 900_000, shortestFrequencyMs);

/** Adds syncs after the last ones; those that go on at the same pace become one stretch, however they came. */
export function rememberSyncs(world: World, row: PipelineRow, syncs: Stretch): void {
  const history = historyOf(world, row);
  const last = history.stretches.at(-1);
  const goesOn = last && last.every === syncs.every && last.to + last.every === syncs.from;
  const stretches = goesOn
    ? [...history.stretches.slice(0, -1), { ...last, to: syncs.to }]
    : [...history.stretches, syncs];
  world.tables.histories.put({ ...history, stretches });
}

/** When a pipeline first ran, in milliseconds since the epoch; `null` if it never did. */
export const startedAt = (world: World, row: PipelineRow): number | null =>
  historyOf(world, row).loads[0]?.spans[0]?.from ?? null;
