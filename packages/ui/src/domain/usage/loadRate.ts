import { minuteMs, secondMs } from '../format/duration.ts';

/** How many records a table had at a time, in ms since the epoch. */
export interface LoadReading {
  readonly at: number;
  readonly records: number;
}

/** Older readings say little about the present rate. */
const memoryMs = 5 * minuteMs;

/** Adds a reading, and forgets those that are too old. Fewer records than before mean that loading started over. */
export function addReading(readings: readonly LoadReading[], reading: LoadReading): readonly LoadReading[] {
  const last = readings.at(-1);
  if (last && reading.records < last.records) return [reading];
  if (last && reading.at <= last.at) return readings;
  return [...readings.filter(({ at }) => at >= reading.at - memoryMs), reading];
}

/** Records per second, or `null` until two readings show that records arrive. */
export function loadRate(readings: readonly LoadReading[]): number | null {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || last.records === first.records) return null;
  return ((last.records - first.records) / (last.at - first.at)) * secondMs;
}
