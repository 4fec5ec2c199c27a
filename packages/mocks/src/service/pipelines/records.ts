import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import { peakOf, recordsOfSyncs } from './flow.ts';
import { endOfDay, historyOf, startedAt } from './history.ts';
import type { HistoryRow, Load } from './historyRow.ts';
import { latestSync, loadedBy, progressOf } from './loads.ts';

const hoursInDay = 24;

/** What initial and what continuous syncs have moved. */
export interface RecordTotals {
  readonly init: number;
  readonly cont: number;
}

/** What a load has brought. */
export interface LoadedRecords {
  readonly load: Load;
  readonly records: number;
  readonly progress: number;
}

/** What a pipeline has moved, hour by hour; hours are counted since 1970. */
export interface Records {
  /** Moved continuously in an hour. */
  continuousIn(hour: number): number;
  /** Moved either way from an hour to another, the latter not included. */
  between(from: number, to: number): RecordTotals;
  /** What each load brought from an hour to another, and how much of it is done, from 0 to 1. */
  loadedBetween(from: number, to: number): readonly LoadedRecords[];
  /** The first hour that has any, and the one after the last; both 0 where there is none. */
  readonly from: number;
  readonly to: number;
}

const nothing: Records = {
  continuousIn: () => 0,
  between: () => ({ init: 0, cont: 0 }),
  loadedBetween: () => [],
  from: 0,
  to: 0,
};

/** How a pipeline's day is shaped: what share of it is over when each hour begins. */
function dayShape(seed: number, id: number): readonly number[] {
  const peak = peakOf(seed, id);
  const weights = Array.from(
    { length: hoursInDay },
    (_, hour) =>
      1 + 0.6 * Math.cos(((hour - peak) / hoursInDay) * 2 * Math.PI) + 0.4 * chance(seed, 'weight', id, hour),
  );
  const sum = weights.reduce((one, other) => one + other, 0);
  let over = 0;
  return [0, ...weights.map((weight) => (over += weight) / sum)];
}

/** What a pipeline moved continuously before this world, by the hour: the last 24 as they were shown, the rest by the seed. */
export function recordsBefore(seed: number, { id, usual, before }: HistoryRow, from: number) {
  const to = before ? endOfDay(before.at) : from;
  const recent = before?.hourly ?? [];
  let shape: readonly number[] | undefined;
  const dayTotal = (hour: number): number =>
    Math.round(usual * (0.8 + 0.4 * chance(seed, 'day', id, Math.floor(hour / hoursInDay))));
  const invented = (hour: number): number => {
    const total = dayTotal(hour);
    // Only now: most of what is asked about has no hour that is made up.
    shape ??= before ? dayShape(seed, id) : [];
    const at = (index: number) => Math.round(total * (shape?.[index] ?? 1));
    return at((hour % hoursInDay) + 1) - at(hour % hoursInDay);
  };
  const inHour = (hour: number): number =>
    hour < from || hour >= to ? 0 : (recent[hour - to + recent.length] ?? invented(hour));
  const between = (first: number, end: number): number => {
    const last = Math.min(end, to);
    let sum = 0;
    let hour = Math.max(first, from);
    while (hour < last) {
      // The hours of a whole day that is made up add up to the day's total.
      const isDay = hour % hoursInDay === 0 && hour + hoursInDay <= Math.min(last, to - recent.length);
      sum += isDay ? dayTotal(hour) : inHour(hour);
      hour += isDay ? hoursInDay : 1;
    }
    return sum;
  };
  return { inHour, between };
}

/** What a pipeline has moved since it began: before this world, with its syncs since then, and with loads. */
export function recordsOf(world: World, row: PipelineRow): Records {
  const began = startedAt(world, row);
  if (began === null) return nothing;
  const { seed, clock } = world;
  const history = historyOf(world, row);
  const latest = latestSync(row);
  const from = Math.floor(began / hourMs);
  const before = recordsBefore(seed, history, from);
  const continuous = (first: number, end: number): number =>
    before.between(first, end) + recordsOfSyncs(seed, history, first * hourMs, end * hourMs);
  const loadedBetween = (first: number, end: number): LoadedRecords[] =>
    history.loads.map((load) => {
      const by = (hour: number) => loadedBy(history, load, Math.min(hour * hourMs, latest));
      return { load, records: by(end) - by(first), progress: progressOf(load, latest) };
    });
  return {
    continuousIn: (hour) => continuous(hour, hour + 1),
    between: (first, end) => ({
      init: loadedBetween(first, end).reduce((sum, { records }) => sum + records, 0),
      cont: continuous(first, end),
    }),
    loadedBetween,
    from,
    to: Math.max(endOfDay(latest), Math.floor(clock.now() / hourMs) + 1),
  };
}

interface KnownTotal {
  readonly history: HistoryRow | undefined;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Rows are frozen and replaced on change, so a row and its history identify everything that a total depends on. */
const knownTotals = new WeakMap<PipelineRow, KnownTotal>();

/**
 * What a pipeline moved from an hour to another. Remembers the latest answer for each row: paging through the usage of
 * an account asks for the totals of all its pipelines again on every page.
 */
export function totalBetween(world: World, row: PipelineRow, from: number, to: number): number {
  const history = world.tables.histories.get(row.id);
  const known = knownTotals.get(row);
  if (known?.history === history && known?.from === from && known.to === to) return known.total;
  const { init, cont } = recordsOf(world, row).between(from, to);
  const total = init + cont;
  knownTotals.set(row, { history, from, to, total });
  return total;
}

/** What a pipeline moved continuously in the 24 hours up to its last sync, oldest first; `null` where there was none. */
export function hoursBefore(world: World, row: PipelineRow): number[] | null {
  if (row.last_synced_at === null) return null;
  const { continuousIn } = recordsOf(world, row);
  const to = endOfDay(latestSync(row));
  return Array.from({ length: hoursInDay }, (_, index) => continuousIn(to - hoursInDay + index));
}
