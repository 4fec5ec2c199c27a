import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { PipelineRow, HistoryRow, Load } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { peakOf, recordsOfSyncs } from './flow.ts';
import { endOfDay, historyOf, startedAt } from './history.ts';
import { latestSync, loadedBy, progressOf } from './loads.ts';

const hoursInDay = 24;

/** Records of initial and continuous syncs. */
export interface RecordTotals {
  readonly init: number;
  readonly cont: number;
}

/** Records of a load. */
export interface LoadedRecords {
  readonly load: Load;
  readonly records: number;
  readonly progress: number;
}

/** Records of a pipeline by hour; hours are counted since 1970. */
export interface Records {
  /** Continuous records of an hour. */
  continuousIn(hour: number): number;
  /** All records from one hour to another, the latter excluded. */
  between(from: number, to: number): RecordTotals;
  /** The records of each load from one hour to another, and its progress from 0 to 1. */
  loadedBetween(from: number, to: number): readonly LoadedRecords[];
  /** The first hour with records, and the one after the last; both 0 without any. */
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

/** The daily curve of a pipeline: the share of a day's records before each hour. */
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

/** Continuous records before the start of the world, by hour: the last 24 from the scenario, the rest from the seed. */
export function recordsBefore(seed: number, { id, usual, before }: HistoryRow, from: number) {
  const to = before ? endOfDay(before.at) : from;
  const recent = before?.hourly ?? [];
  let shape: readonly number[] | undefined;
  const dayTotal = (hour: number): number =>
    Math.round(usual * (0.8 + 0.4 * chance(seed, 'day', id, Math.floor(hour / hoursInDay))));
  const invented = (hour: number): number => {
    const total = dayTotal(hour);
    // Computed only now: most queries need no generated hour.
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
      // The hours of a whole generated day add up to the day's total.
      const isDay = hour % hoursInDay === 0 && hour + hoursInDay <= Math.min(last, to - recent.length);
      sum += isDay ? dayTotal(hour) : inHour(hour);
      hour += isDay ? hoursInDay : 1;
    }
    return sum;
  };
  return { inHour, between };
}

/** All records of a pipeline: before the start of the world, from its syncs since then, and from loads. */
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

/** Rows are frozen and replaced on change, so a row and its history identify all inputs of a total. */
const knownTotals = new WeakMap<PipelineRow, KnownTotal>();

/**
 * A pipeline's records from one hour to another. Caches the latest result per row: each page of an account's usage
 * needs the totals of all its pipelines.
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

/** Continuous records of the 24 hours up to a pipeline's last sync, oldest first; `null` without one. */
export function hoursBefore(world: World, row: PipelineRow): number[] | null {
  if (row.last_synced_at === null) return null;
  const { continuousIn } = recordsOf(world, row);
  const to = endOfDay(latestSync(row));
  return Array.from({ length: hoursInDay }, (_, index) => continuousIn(to - hoursInDay + index));
}
