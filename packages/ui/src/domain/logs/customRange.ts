import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** The start and end of a log; at least one of them. */
export interface CustomRange {
  readonly from?: Date;
  readonly to?: Date;
}

/** The same as entered: `2026-03-04T10:42` in the user's time zone, or empty. */
export interface RangeText {
  readonly from: string;
  readonly to: string;
}

export type RangeErrors = Partial<Record<keyof RangeText, string>>;

/** A time as a `datetime-local` input shows it, to the minute. */
export const writeRangeTime = (date: Date | undefined, timeZone: string): string =>
  date ? toCalendarDateTime(fromDate(date, timeZone)).toString().slice(0, 'yyyy-mm-ddThh:mm'.length) : '';

const notATime = 'Enter a date and a time.';

/** `undefined` if empty, `null` if it is no time. */
function readTime(text: string, timeZone: string): Date | undefined | null {
  if (text === '') return undefined;
  try {
    return toZoned(parseDateTime(text), timeZone).toDate();
  } catch {
    return null;
  }
}

/**
 * Reads an entered range. A time that was not edited stays exact, although its text has no seconds.
 * @param partial the inputs that contain something that is no time; browsers report their value as empty
 */
export function readRange(
  text: RangeText,
  saved: CustomRange,
  timeZone: string,
  partial: readonly (keyof RangeText)[] = [],
): { readonly range: CustomRange; readonly errors: RangeErrors } {
  const read = (end: keyof RangeText): Date | undefined | null => {
    if (partial.includes(end)) return null;
    const kept = saved[end];
    return kept && writeRangeTime(kept, timeZone) === text[end] ? kept : readTime(text[end], timeZone);
  };
  const [from, to] = [read('from'), read('to')];
  const errors = {
    ...(from === null && { from: notATime }),
    ...(to === null && { to: notATime }),
    ...(from === undefined && to === undefined && { from: 'Enter a start, an end or both.' }),
    ...(from && to && to <= from && { to: 'The end must be after the start.' }),
  };
  return { range: { ...(from && { from }), ...(to && { to }) }, errors };
}
