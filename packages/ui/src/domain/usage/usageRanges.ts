import { dayMs, hourMs } from '../duration.ts';
import { fromDate, toCalendarDate, toZoned } from '@internationalized/date';
import { isKnown } from '../entities/open.ts';
import type { UsageGrouping, UsageOperation } from '../entities/usage.ts';

/** The selectable ranges of a pipeline's usage: the last 24 hours, 7 days or 30 days. */
export const usageRanges = ['day', 'week', 'month'] as const;
export type UsageRange = (typeof usageRanges)[number];

export const usageRangeLabels: Readonly<Record<UsageRange, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

/** The view of a pipeline's overview; it is part of the URL. */
export interface UsageView {
  /** @default 'day' */
  readonly range: UsageRange;
}

/** Parses a view from a query; an invalid range is the default. */
export function readUsageView(search: URLSearchParams): UsageView {
  const range = search.get('range') ?? '';
  return { range: isKnown(usageRanges, range) ? range : 'day' };
}

/** The query of a view; empty for the default. */
export const usageViewQuery = ({ range }: UsageView): Record<string, string | undefined> => ({
  range: range === 'day' ? undefined : range,
});

/** A period of time, its end excluded. */
export interface UsageSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Days of each range; `day` is the last 24 hours. */
export const daysIn = { day: 1, week: 7, month: 30 } as const satisfies Readonly<Record<UsageRange, number>>;

/**
 * The bars of a range, oldest first; the last one contains the current time. Hours are in UTC, like the
 * service's. Days are the user's own, so a day with a clock change has 23 or 25 hours.
 */
export function usageSpans(range: UsageRange, now: Date, timeZone: string): readonly UsageSpan[] {
  if (range === 'day') {
    const present = Math.floor(now.getTime() / hourMs);
    return Array.from({ length: 24 }, (_, index) => {
      const hour = present - 23 + index;
      return { from: new Date(hour * hourMs), to: new Date((hour + 1) * hourMs) };
    });
  }
  const today = toCalendarDate(fromDate(now, timeZone));
  const midnight = (days: number): Date => toZoned(today.add({ days }), timeZone).toDate();
  return Array.from({ length: daysIn[range] }, (_, index) => {
    const day = index - daysIn[range] + 1;
    return { from: midnight(day), to: midnight(day + 1) };
  });
}

/** The parameters of the usage call for a range. */
export interface UsageQuestion {
  readonly startTimestamp: string;
  readonly endTimestamp: string;
  readonly groupBy: UsageGrouping;
  readonly groupByOp: UsageOperation;
}

/** The time range of a view's bars. It changes once an hour, so that answers can be cached that long. */
export function collectionsQuestion(
  range: UsageRange,
  now: Date,
  timeZone: string,
): Pick<UsageQuestion, 'startTimestamp' | 'endTimestamp'> {
  const first = usageSpans(range, now, timeZone)[0]?.from ?? now;
  return {
    startTimestamp: first.toISOString(),
    endTimestamp: new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs).toISOString(),
  };
}

/** The time range of the series behind a view. Always hourly, because the service's days are in UTC. */
export const usageQuestion = (range: UsageRange, now: Date, timeZone: string): UsageQuestion => ({
  ...collectionsQuestion(range, now, timeZone),
  groupBy: 'hour',
  groupByOp: 'sum',
});

/** Hourly records for as long as the longest range and the one before, for `totalUsage`. */
export function usageHistoryQuestion(now: Date, timeZone: string): UsageQuestion {
  const question = usageQuestion('month', now, timeZone);
  const start = Date.parse(question.startTimestamp) - daysIn.month * dayMs;
  return { ...question, startTimestamp: new Date(start).toISOString() };
}
