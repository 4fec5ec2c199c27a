import { isKnown, usageGroupings, type UsageGrouping } from '@millrace/ui/domain/entities';
import { startOfMonth } from './calendar.ts';
import { dayMs, hourMs } from './durations.ts';
import type { Clock } from './clock.ts';
import { refusal, type FieldRefusal } from './refusal.ts';

/** The longest allowed series. */
const mostPoints = 2_000;

export interface RangeQuery {
  readonly start_timestamp?: string;
  readonly end_timestamp?: string;
}

/** A range in hours since 1970, without its end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An error of a query parameter. */
export const wrongQuery = (field: string, msg: string): FieldRefusal => ({
  loc: ['query', field],
  msg,
  type: 'value_error',
});

/** An ISO 8601 time in milliseconds since the epoch. `Date` alone would accept "-1" as a year. */
const pointInTime = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;

/** The requested ends of a range, `undefined` if missing, in milliseconds since the epoch. */
export function endsOf({ start_timestamp, end_timestamp }: RangeQuery) {
  return {
    start: start_timestamp === undefined ? undefined : pointInTime(start_timestamp),
    end: end_timestamp === undefined ? undefined : pointInTime(end_timestamp),
  };
}

/** The errors of a range. */
export const checkRange = (start: number, end: number): FieldRefusal[] => [
  ...(Number.isNaN(start) ? [wrongQuery('start_timestamp', 'This is no point in time.')] : []),
  ...(Number.isNaN(end) ? [wrongQuery('end_timestamp', 'This is no point in time.')] : []),
  ...(start >= end ? [wrongQuery('end_timestamp', 'A range ends after it begins.')] : []),
];

/** The requested range; the last day by default. */
export function rangeOf({ clock }: { readonly clock: Clock }, query: RangeQuery): Span {
  const { end = clock.now(), start = Number.isNaN(end) ? 0 : end - dayMs } = endsOf(query);
  const errors = checkRange(start, end);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  // An hour belongs to the range in which it begins, so that adjacent ranges share none.
  return { from: Math.ceil(start / hourMs), to: Math.ceil(end / hourMs) };
}

/** 1970 began on a Thursday, and weeks begin on Mondays (ISO 8601). */
const startOfWeek = (hour: number): number => hour - ((hour + 3 * 24) % (7 * 24));

/** The start of the group after that of an hour, by UTC. */
const nextSpan: Readonly<Record<UsageGrouping, (hour: number) => number>> = {
  hour: (hour) => hour + 1,
  day: (hour) => hour - (hour % 24) + 24,
  week: (hour) => startOfWeek(hour) + 7 * 24,
  month: (hour) => startOfMonth(hour * hourMs, 1) / hourMs,
};

/** The errors of a grouping; none if it is missing. */
export const checkGrouping = (group_by = 'hour'): FieldRefusal[] =>
  isKnown(usageGroupings, group_by)
    ? []
    : [wrongQuery('group_by', `This is one of ${usageGroupings.join(', ')}.`)];

/** A range grouped by UTC into hours, days, weeks or months; the first and last group may be partial. */
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
