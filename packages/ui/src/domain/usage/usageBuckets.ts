import { dayMs, hourMs } from '../format/duration.ts';
import type { PipelineUsage, UsagePoint } from '../entities/usage.ts';
import { daysIn, usageSpans, usageStart, type UsageRange, type UsageSpan } from './usageRanges.ts';

/** One bar: the records of a period, by kind of sync. */
export interface UsageBucket extends UsageSpan {
  readonly initial: number;
  readonly continuous: number;
}

export interface UsageBuckets {
  readonly range: UsageRange;
  /** One bar per period of the range; missing periods are zero. */
  readonly buckets: readonly UsageBucket[];
  /** Whether the service returned any data. A missing answer is not zero. */
  readonly hasData: boolean;
}

const isWithin =
  ({ from, to }: UsageSpan) =>
  ({ at }: UsagePoint): boolean =>
    at >= from && at < to;

const totalOf = (points: readonly UsagePoint[], span: UsageSpan): number =>
  points.filter(isWithin(span)).reduce((sum, { records }) => sum + records, 0);

/** Sums a series into bars. A point belongs to the bar that contains its start. */
export function bucketSpans(
  { initialSync, continuousSync }: PipelineUsage,
  range: UsageRange,
  spans: readonly UsageSpan[],
): UsageBuckets {
  const [first, last] = [spans[0], spans.at(-1)];
  const isShown = first && last && isWithin({ from: first.from, to: last.to });
  return {
    range,
    buckets: spans.map((span) => ({
      ...span,
      initial: totalOf(initialSync, span),
      continuous: totalOf(continuousSync, span),
    })),
    hasData: isShown ? initialSync.some(isShown) || continuousSync.some(isShown) : false,
  };
}

/** Sums a series into the bars of a range. */
export const bucketUsage = (
  usage: PipelineUsage,
  range: UsageRange,
  now: Date,
  timeZone: string,
): UsageBuckets => bucketSpans(usage, range, usageSpans(range, now, timeZone));

export const recordsIn = ({ initial, continuous }: Pick<UsageBucket, 'initial' | 'continuous'>): number =>
  initial + continuous;

/**
 * The records of the same bars one range earlier, in their order. `undefined` if the history does not reach back as far,
 * or if the clocks changed so that the ranges have different bars.
 * @param history a series loaded with `usageHistoryQuestion`
 * @param since when the pipeline was created: before that, nothing could be synced
 */
export function usageBefore(
  history: PipelineUsage,
  range: UsageRange,
  now: Date,
  timeZone: string,
  since?: Date | null,
): readonly number[] | undefined {
  const earlier = usageSpans(range, new Date(now.getTime() - daysIn[range] * dayMs), timeZone);
  const [first] = earlier;
  const isComparable = earlier.length === usageSpans(range, now, timeZone).length;
  if (!first || !isComparable || (since && since > first.from)) return undefined;
  const { buckets, hasData } = bucketSpans(history, range, earlier);
  return hasData ? buckets.map(recordsIn) : undefined;
}

/** The records of a range, compared with the range before. */
export interface UsageTotal {
  /** `null` if the service returned no data for the range. */
  readonly records: number | null;
  /**
   * Relative change from the range before: 0.062 means 6.2 % more; `null` if there is nothing to compare
   * with.
   */
  readonly change: number | null;
}

/**
 * Sums up a range and compares it with the same length of time before. The current hour is not compared, because it is
 * not over; in the last 24 hours it is not counted either, so that they are as long as the day before.
 * @param usage a series loaded with `usageHistoryQuestion`
 * @param since when the pipeline was created: with less time before the range, a comparison would show growth that
 *   never happened
 */
export function totalUsage(
  { initialSync, continuousSync }: PipelineUsage,
  range: UsageRange,
  now: Date,
  timeZone: string,
  since?: Date | null,
): UsageTotal {
  const present = Math.floor(now.getTime() / hourMs) * hourMs;
  const length = daysIn[range] * dayMs;
  const start = range === 'day' ? present - length : usageStart(range, now, timeZone).getTime();
  const sumOf = (from: number, to: number): number | null => {
    const span = { from: new Date(from), to: new Date(to) };
    const isKnown = initialSync.some(isWithin(span)) || continuousSync.some(isWithin(span));
    return isKnown ? totalOf(initialSync, span) + totalOf(continuousSync, span) : null;
  };
  const isYoung = !!since && since.getTime() > start - length;
  const before = isYoung ? null : sumOf(start - length, present - length);
  const compared = sumOf(start, present);
  return {
    records: range === 'day' ? compared : sumOf(start, present + hourMs),
    change: compared !== null && before ? compared / before - 1 : null,
  };
}
