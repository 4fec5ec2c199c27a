import { isKnown, usageGroupings, type UsageGrouping } from '@millrace/ui/domain';
import { startOfMonth } from './calendar.ts';
import { dayMs, hourMs } from './durations.ts';
import { refusal, type FieldRefusal } from './refusal.ts';
import type { World } from './world.ts';

/** The longest series that is given. */
const mostPoints = 2_000;

export interface RangeQuery {
  readonly start_timestamp?: string;
  readonly end_timestamp?: string;
}

/** A stretch of time in hours since 1970, its end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is wrong with a parameter of the address. */
export const wrongQuery = (field: string, msg: string): FieldRefusal => ({
  loc: ['query', field],
  msg,
  type: 'value_error',
});

/** A point in time as ISO 8601 writes it, in milliseconds since the epoch: `Date` alone takes "-1" for a year. */
const pointInTime = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;

/** The two ends of a range as they are asked for, `undefined` where they are not; in milliseconds since the epoch. */
export function endsOf({ start_timestamp, end_timestamp }: RangeQuery) {
  return {
    start: start_timestamp === undefined ? undefined : pointInTime(start_timestamp),
    end: end_timestamp === undefined ? undefined : pointInTime(end_timestamp),
  };
}

/** What is wrong with a range. */
export const checkRange = (start: number, end: number): FieldRefusal[] => [
  ...(Number.isNaN(start) ? [wrongQuery('start_timestamp', 'This is no point in time.')] : []),
  ...(Number.isNaN(end) ? [wrongQuery('end_timestamp', 'This is no point in time.')] : []),
  ...(start >= end ? [wrongQuery('end_timestamp', 'A range ends after it begins.')] : []),
];

/** The range that is asked for; a day up to now where none is. */
export function rangeOf({ clock }: Pick<World, 'clock'>, query: RangeQuery): Span {
  const { end = clock.now(), start = Number.isNaN(end) ? 0 : end - dayMs } = endsOf(query);
  const errors = checkRange(start, end);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  // An hour belongs to the range in which it begins, so that neighbouring ranges share none.
  return { from: Math.ceil(start / hourMs), to: Math.ceil(end / hourMs) };
}

/** 1970 began on a Thursday, and weeks begin on Mondays (ISO 8601). */
const startOfWeek = (hour: number): number => hour - ((hour + 3 * 24) % (7 * 24));

/** Where the next span begins after the one that an hour lies in, by UTC. */
const nextSpan: Readonly<Record<UsageGrouping, (hour: number) => number>> = {
  hour: (hour) => hour + 1,
  day: (hour) => hour - (hour % 24) + 24,
  week: (hour) => startOfWeek(hour) + 7 * 24,
  month: (hour) => startOfMonth(hour * hourMs, 1) / hourMs,
};

/** What is wrong with a grouping; nothing is, where none is named. */
export const checkGrouping = (group_by = 'hour'): FieldRefusal[] =>
  isKnown(usageGroupings, group_by)
    ? []
    : [wrongQuery('group_by', `This is one of ${usageGroupings.join(', ')}.`)];

/** A range cut by UTC into hours, days, weeks or months; the first and the last may be parts of one. */
export function spansOf({ from, to }: Span, group_by = 'hour'): Span[] {
  if (!isKnown(usageGroupings, group_by)) throw refusal.unprocessable(checkGrouping(group_by));
  const spans: Span[] = [];
  for (let hour = from; hour < to;) {
    if (spans.length >= mostPoints) {
      throw refusal.unprocessable([wrongQuery('group_by', 'The range is too long.')]);
    }
    const end = Math.min(nextSpan[group_by](hour), to);
    spans.push({ from: hour, to: end });
    hour = end;
  }
  return spans;
}
