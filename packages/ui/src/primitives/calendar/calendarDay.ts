import { parseDate, type CalendarDate } from '@internationalized/date';
import { isDay, type Day } from '../../domain/format/day.ts';

/** The calendar's date of a day; null if there is none, or the text is no day. */
export const toCalendar = (day: Day | null | undefined): CalendarDate | null =>
  typeof day === 'string' && isDay(day) ? parseDate(day) : null;
