import { dayMs, hourMs } from '../format/duration.ts';
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
 * When the bars of a range start, by their number. Hours are in UTC, like the service's. Days are the user's own, so a
 * day with a clock change has 23 or 25 hours. Each start of a day is calculated from the rules of the time zone, which
 * takes long.
 */
function startsOf(range: UsageRange, now: Date, timeZone: string): (bar: number) => Date {
  if (range === 'day') {
    const first = Math.floor(now.getTime() / hourMs) - 23;
    return (bar) => new Date((first + bar) * hourMs);
  }
  const first = toCalendarDate(fromDate(now, timeZone)).subtract({ days: daysIn[range] - 1 });
  return (bar) => toZoned(first.add({ days: bar }), timeZone).toDate();
}

/** When the first bar of a range starts. */
export const usageStart = (range: UsageRange, now: Date, timeZone: string): Date =>
  startsOf(range, now, timeZone)(0);

/** The bars of a range, oldest first; the last one contains the current time. */
export function usageSpans(range: UsageRange, now: Date, timeZone: string): readonly UsageSpan[] {
  const startOf = startsOf(range, now, timeZone);
  let from = startOf(0);
  return Array.from({ length: range === 'day' ? 24 : daysIn[range] }, (_, bar) => {
    const span = { from, to: startOf(bar + 1) };
    from = span.to;
    return span;
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
  return {
    startTimestamp: usageStart(range, now, timeZone).toISOString(),
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
