import { dayMs, hourMs } from '../duration.ts';
import type { PipelineUsage, UsagePoint } from '../entities/usage.ts';
import { usageSpans, type UsageRange, type UsageSpan } from './usageRanges.ts';

/** One bar: what was moved in a span of time, by the kind of sync. */
export interface UsageBucket extends UsageSpan {
  readonly initial: number;
  readonly continuous: number;
}

export interface UsageBuckets {
  readonly range: UsageRange;
  /** One for each span of the range; a span that the service left out has zeros. */
  readonly buckets: readonly UsageBucket[];
  /** The service gave anything at all: no answer for a range is not an answer of zero. */
  readonly hasData: boolean;
}

const isWithin =
  ({ from, to }: UsageSpan) =>
  ({ at }: UsagePoint): boolean =>
    at >= from && at < to;

const totalOf = (points: readonly UsagePoint[], span: UsageSpan): number =>
  points.filter(isWithin(span)).reduce((sum, { records }) => sum + records, 0);

/** A series, summed into the bars of a range. A point belongs where it begins. */
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

/** The last 24 hours, and how they compare with the 24 before. */
export interface DayOfUsage {
  /** `null` where the service gave nothing for them. */
  readonly records: number | null;
  /** As a share of the day before: 0.062 for 6.2 % more; `null` where that had nothing to compare with. */
  readonly change: number | null;
}

/**
 * What a series says of the last 24 whole hours. The hour that is still running is left out: with it the day would be
 * held against a longer one.
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
