import { recordsIn, type UsageBucket } from './usageBuckets.ts';
import type { UsageSpan } from './usageRanges.ts';

/** A day with far more records than the usual one. */
export interface UsageJump {
  readonly day: UsageSpan;
  readonly records: number;
  /** How many usual days it has the records of: 2 or more. */
  readonly times: number;
}

/** A week, so that weekends are among the days that are usual. */
const fewestDays = 7;
/** Less than this many usual days is no jump. */
const leastTimes = 2;
/** How many jumps of a month are named: its highest. */
const mostJumps = 3;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/**
 * The highest days that have at least twice the records of the usual day, oldest first. The usual day is the median of
 * the whole days since the first with records; with fewer than 7 of them, none is known. A day that is not over counts
 * once it has jumped.
 */
export function usageJumps(days: readonly UsageBucket[], now: Date): readonly UsageJump[] {
  const known = days.slice(days.findIndex((day) => recordsIn(day) > 0));
  const whole = known.filter(({ to }) => to <= now);
  const usual = median(whole.map(recordsIn));
  if (whole.length < fewestDays || usual <= 0) return [];
  return known
    .map(({ from, to, ...records }) => ({ day: { from, to }, records: recordsIn(records) }))
    .filter(({ records }) => records >= leastTimes * usual)
    .toSorted((one, other) => other.records - one.records)
    .slice(0, mostJumps)
    .map((jump) => ({ ...jump, times: jump.records / usual }))
    .toSorted((one, other) => one.day.from.getTime() - other.day.from.getTime());
}

/** `3 × the usual day`, `2.4 × the usual day`: never more than it is. */
export const describeJump = ({ times }: UsageJump): string =>
  `${Math.floor(times < 10 ? times * 10 : times) / (times < 10 ? 10 : 1)} × the usual day`;
