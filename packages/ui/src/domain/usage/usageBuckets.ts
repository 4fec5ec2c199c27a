import { dayMs, hourMs } from '../duration.ts';
import type { PipelineUsage, UsagePoint } from '../entities/usage.ts';
import { usageSpans, type UsageRange, type UsageSpan } from './usageRanges.ts';

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

/** Sums a series into the bars of a range. A point belongs to the bar that contains its start. */
export function bucketUsage(
  { initialSync, continuousSync }: PipelineUsage,
  range: UsageRange,
  now: Date,
  timeZone: string,
): UsageBuckets {
  const spans = usageSpans(range, now, timeZone);
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

export const recordsIn = ({ initial, continuous }: Pick<UsageBucket, 'initial' | 'continuous'>): number =>
  initial + continuous;

/** The last 24 hours, compared with the 24 before. */
export interface DayOfUsage {
  /** `null` if the service returned no data for them. */
  readonly records: number | null;
  /**
   * Relative change from the previous day: 0.062 means 6.2 % more; `null` if there is nothing to compare
   * with.
   */
  readonly change: number | null;
}

/**
 * Summarises the last 24 whole hours. The current hour is left out, because it would make the day longer than
 * the previous one.
 */
export function lastDayOf({ initialSync, continuousSync }: PipelineUsage, now: Date): DayOfUsage {
  const present = Math.floor(now.getTime() / hourMs) * hourMs;
  const sumFrom = (start: number): number | null => {
    const day = { from: new Date(start), to: new Date(start + dayMs) };
    const isKnown = initialSync.some(isWithin(day)) || continuousSync.some(isWithin(day));
    return isKnown ? totalOf(initialSync, day) + totalOf(continuousSync, day) : null;
  };
  const records = sumFrom(present - dayMs);
  const before = sumFrom(present - 2 * dayMs);
  return { records, change: records !== null && before ? records / before - 1 : null };
}
