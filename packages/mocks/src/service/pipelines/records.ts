import { hourMs } from '../core/durations.ts';
import { endOfDay, firstRememberedHour, rememberedRecords } from './history.ts';
import { chance } from '../core/random.ts';
import { startedAt } from './replications.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';

const hoursInDay = 24;

/** How long an initial sync takes, in milliseconds. */
export const initialSyncMs = 600_000;
/** How many usual days' records it moves. */
const initialDays = 30;

/** Records that a pipeline moves in a usual day, by chance where it had moved none before this world. */
export function usualRecordsOf({ tables, seed }: World, row: PipelineRow): number {
  const planned = tables.jobs.get(row.id)?.usual;
  if (planned !== undefined) return planned;
  const isNew = typeof tables.replications.get(row.id)?.started_at === 'number';
  const moved = isNew ? 0 : (row.hourly_records ?? []).reduce((one, other) => one + other, 0);
  return moved || Math.round(10 ** (3 + 3 * chance(seed, 'volume', row.id)));
}

/** A pipeline's initial sync. Like everything it moves, its records come with the syncs, and none in between. */
function initialSyncOf(world: World, row: PipelineRow, began: number) {
  const total = usualRecordsOf(world, row) * initialDays;
  const latest = row.last_synced_at === null ? began : Date.parse(row.last_synced_at);
  const progressAt = (at: number): number =>
    Math.min(1, Math.max(0, (Math.min(at, latest) - began) / initialSyncMs));
  const by = (at: number): number => Math.round(total * progressAt(at));
  return {
    between: (from: number, to: number): number => by(to * hourMs) - by(from * hourMs),
    moved: by(latest),
    progress: progressAt(latest),
  };
}

/** When a pipeline's initial sync is over, in milliseconds since the epoch; `null` if none has begun. */
export function initialSyncEnd(world: World, row: PipelineRow): number | null {
  const began = startedAt(world, row);
  return began === null ? null : began + initialSyncMs;
}

/** What a pipeline has moved in the 24 hours up to its last sync: all that its usage has of them. */
export function recordsOfLastDay(world: World, row: PipelineRow): number {
  const continuous = (row.hourly_records ?? []).reduce((one, other) => one + other, 0);
  const began = startedAt(world, row);
  if (began === null || row.last_synced_at === null) return continuous;
  const to = endOfDay(Date.parse(row.last_synced_at));
  return continuous + initialSyncOf(world, row, began).between(to - hoursInDay, to);
}

/** What initial and what continuous syncs have moved. */
export interface RecordTotals {
  readonly init: number;
  readonly cont: number;
}

/** What a pipeline has moved, hour by hour; hours are counted since 1970. */
export interface Records {
  /** Moved continuously in an hour. */
  continuousIn(hour: number): number;
  /** Moved continuously from an hour to another, the latter not included. */
  continuousBetween(from: number, to: number): number;
  /** Moved either way from an hour to another, the latter not included. */
  between(from: number, to: number): RecordTotals;
  /** Moved initially so far. */
  readonly initial: number;
  /** How much of the initial sync is done, from 0 to 1. */
  readonly progress: number;
  /** The first hour that has any, and the one after the last; both 0 where there is none. */
  readonly from: number;
  readonly to: number;
}

const nothing: Records = {
  continuousIn: () => 0,
  continuousBetween: () => 0,
  between: () => ({ init: 0, cont: 0 }),
  initial: 0,
  progress: 0,
  from: 0,
  to: 0,
};

/** How a pipeline's day is shaped: what share of it is over when each hour begins. */
function dayShape(seed: number, id: number): readonly number[] {
  const peak = 8 + Math.floor(chance(seed, 'peak', id) * 8);
  const weights = Array.from(
    { length: hoursInDay },
    (_, hour) =>
      1 + 0.6 * Math.cos(((hour - peak) / hoursInDay) * 2 * Math.PI) + 0.4 * chance(seed, 'weight', id, hour),
  );
  const sum = weights.reduce((one, other) => one + other, 0);
  let over = 0;
  return [0, ...weights.map((weight) => (over += weight) / sum)];
}

/**
 * What a pipeline has moved since it began. The last 24 hours up to the last sync are the row's own, those before them
 * are remembered, and what lies before this world follows from the seed.
 */
export function recordsOf(world: World, row: PipelineRow): Records {
  const began = startedAt(world, row);
  if (began === null) return nothing;
  const { seed, clock } = world;
  const usual = usualRecordsOf(world, row);
  const shape = dayShape(seed, row.id);
  const from = Math.floor(began / hourMs);
  const to = row.last_synced_at === null ? from : endOfDay(Date.parse(row.last_synced_at));
  const recent = row.hourly_records ?? [];
  const known = Math.min(to - recent.length, firstRememberedHour(world, row.id));

  const dayTotal = (hour: number): number =>
    Math.round(usual * (0.8 + 0.4 * chance(seed, 'day', row.id, Math.floor(hour / hoursInDay))));
  const invented = (hour: number): number => {
    const total = dayTotal(hour);
    const at = (index: number) => Math.round(total * (shape[index] ?? 1));
    return at((hour % hoursInDay) + 1) - at(hour % hoursInDay);
  };
  const continuousIn = (hour: number): number => {
    if (hour < from || hour >= to) return 0;
    return recent[hour - to + recent.length] ?? rememberedRecords(world, row.id, hour) ?? invented(hour);
  };
  const continuousBetween = (first: number, end: number): number => {
    const last = Math.min(end, to);
    let sum = 0;
    let hour = Math.max(first, from);
    while (hour < last) {
      // The hours of a whole day that is made up add up to the day's total.
      const isDay = hour % hoursInDay === 0 && hour + hoursInDay <= Math.min(last, known);
      sum += isDay ? dayTotal(hour) : continuousIn(hour);
      hour += isDay ? hoursInDay : 1;
    }
    return sum;
  };

  const initial = initialSyncOf(world, row, began);
  return {
    continuousIn,
    continuousBetween,
    between: (first, end) => ({ init: initial.between(first, end), cont: continuousBetween(first, end) }),
    initial: initial.moved,
    progress: initial.progress,
    from,
    to: Math.max(to, Math.floor(clock.now() / hourMs) + 1),
  };
}
