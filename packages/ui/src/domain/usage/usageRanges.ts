import { hourMs } from '../duration.ts';
import { fromDate, toCalendarDate, toZoned } from '@internationalized/date';
import { isKnown } from '../entities/open.ts';
import type { UsageGrouping, UsageOperation } from '../entities/usage.ts';

/** What of a pipeline's past is shown: the last 24 hours, 7 days or 30 days. */
export const usageRanges = ['day', 'week', 'month'] as const;
export type UsageRange = (typeof usageRanges)[number];

export const usageRangeLabels: Readonly<Record<UsageRange, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

/** What a person sees of a pipeline's overview; it lives in the URL. */
export interface UsageView {
  /** @default 'day' */
  readonly range: UsageRange;
}

/** The view that a query string asks for; anything but a range is the default. */
export function readUsageView(search: URLSearchParams): UsageView {
  const range = search.get('range') ?? '';
  return { range: isKnown(usageRanges, range) ? range : 'day' };
}

/** The query of a view: nothing for the default. */
export const usageViewQuery = ({ range }: UsageView): Record<string, string | undefined> => ({
  range: range === 'day' ? undefined : range,
});

/** A stretch of time, its end not included. */
export interface UsageSpan {
  readonly from: Date;
  readonly to: Date;
}

const daysIn = { week: 7, month: 30 } as const;

/**
 * The bars of a range, oldest first; the last one holds the present. Hours are the service's, which cuts them by UTC.
 * Days are the person's own, so one of them has 23 or 25 hours where the clocks change.
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

/** What the service is asked for a range, in the names of its call. */
export interface UsageQuestion {
  readonly startTimestamp: string;
  readonly endTimestamp: string;
  readonly groupBy: UsageGrouping;
  readonly groupByOp: UsageOperation;
}

/** The range of time that the bars of a view cover; it changes once an hour, so that an answer can be kept as long. */
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

/**
 * The series behind a view. Always by hours, as the service's days are those of UTC and not the person's; always two
 * whole days and the hour that is running or more, so that the last 24 hours can be held against those before.
 */
export function usageQuestion(range: UsageRange, now: Date, timeZone: string): UsageQuestion {
  const { startTimestamp, endTimestamp } = collectionsQuestion(range, now, timeZone);
  const twoDays = new Date(Date.parse(endTimestamp) - 49 * hourMs).toISOString();
  return {
    startTimestamp: startTimestamp < twoDays ? startTimestamp : twoDays,
    endTimestamp,
    groupBy: 'hour',
    groupByOp: 'sum',
  };
}
