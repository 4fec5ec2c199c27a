import { dayMs } from '../format/duration.ts';
import type { PipelineUsage } from '../entities/usage.ts';
import { recordsIn } from './usageBuckets.ts';
import { bucketMonth, isCurrentMonth, startOf, type UsageMonth } from './usageMonths.ts';

/** The records of a whole month, as far as its days so far tell. */
export interface MonthEstimate {
  readonly low: number;
  readonly high: number;
}

/** A week, so that weekends are among the days. */
const fewestDays = 7;

/** Whether a month can have an estimate: it is the current one, and a week of it has passed. */
export const canEstimateMonth = (month: UsageMonth, now: Date): boolean =>
  isCurrentMonth(month, now) && now.getTime() - startOf(month).getTime() >= fewestDays * dayMs;

/** The mean of each seven days in a row: weekends are part of every one. */
const weeklyMeans = (days: readonly number[]): readonly number[] =>
  days
    .slice(fewestDays - 1)
    .map(
      (_, index) =>
        days.slice(index, index + fewestDays).reduce((sum, records) => sum + records, 0) / fewestDays,
    );

/**
 * What the current month may come to if the days to come are as in its weakest or strongest seven days in a row. Initial
 * syncs happen once, so none is expected. `undefined` for another month, and until there are 7 whole days with data.
 */
export function estimateMonth(usage: PipelineUsage, month: UsageMonth, now: Date): MonthEstimate | undefined {
  if (!canEstimateMonth(month, now)) return undefined;
  const whole = bucketMonth(usage, month, now).buckets.filter(({ to }) => to <= now);
  // Before the first records there was nothing to sync yet.
  const known = whole.slice(whole.findIndex((day) => recordsIn(day) > 0));
  if (known.length < fewestDays || !known.some((day) => recordsIn(day) > 0)) return undefined;
  const means = weeklyMeans(known.map(({ continuous }) => continuous));
  const past = whole.reduce((all, day) => all + recordsIn(day), 0);
  // Also those of a clock that is ahead of this one.
  const soFar = [...usage.initialSync, ...usage.continuousSync].reduce(
    (all, { records }) => all + records,
    0,
  );
  const left = (startOf(month, 1).getTime() - startOf(month).getTime()) / dayMs - whole.length;
  const withRest = (mean: number) => Math.max(soFar, past + left * mean);
  return { low: withRest(Math.min(...means)), high: withRest(Math.max(...means)) };
}
