import { hourMs } from '../core/durations.ts';
import type { PipelineRow, Stretch } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { recordsOfStretch } from './flow.ts';
import { endOfDay, historyOf } from './history.ts';
import { latestSync, loadedBy, progressOf } from './loads.ts';

const hoursInDay = 24;

/** 24 hours, shifted by `passed` empty ones. */
const shiftHours = (hourly: readonly number[], passed: number): number[] =>
  Array.from({ length: hoursInDay }, (_, index) => hourly[hourly.length - hoursInDay + index + passed] ?? 0);

const sumOf = (hourly: readonly number[]): number => hourly.reduce((one, other) => one + other, 0);

/** Records of a pipeline in each of the last 24 hours, oldest first; `null` before its first sync. */
export function lastDayOf({ clock }: World, row: PipelineRow): number[] | null {
  if (row.hourly_records === null) return null;
  const to = endOfDay(latestSync(row));
  // The hour that has just begun counts once it contains records.
  const passed = Math.max(0, Math.ceil(clock.now() / hourMs) - to);
  return shiftHours(row.hourly_records, passed);
}

/** The sum of these hours, equal to the pipeline's usage with loads. */
export function recordsOfLastDay(world: World, row: PipelineRow): number | null {
  const hourly = lastDayOf(world, row);
  return hourly && sumOf(hourly);
}

/** The 24 hours up to the last of some new syncs after those of `row`: their records, and the loaded ones. */
export function lastDayThrough(world: World, row: PipelineRow, syncs: Stretch): number[] {
  const { from, to } = syncs;
  const history = historyOf(world, row);
  const previous = latestSync(row);
  const first = endOfDay(to) - hoursInDay;
  const hourly = shiftHours(row.hourly_records ?? [], endOfDay(to) - endOfDay(previous));
  const add = (hour: number, records: number) => {
    hourly[hour - first] = (hourly[hour - first] ?? 0) + records;
  };
  for (let hour = Math.max(first, Math.floor(from / hourMs)); hour * hourMs <= to; hour += 1) {
    add(hour, recordsOfStretch(world.seed, history, syncs, hour * hourMs, (hour + 1) * hourMs));
  }
  for (const load of history.loads) {
    if (progressOf(load, previous) === 1) continue;
    const by = (hour: number) => loadedBy(history, load, Math.min(Math.max(hour * hourMs, previous), to));
    for (let hour = first; hour * hourMs <= to; hour += 1) add(hour, by(hour + 1) - by(hour));
  }
  return hourly;
}
