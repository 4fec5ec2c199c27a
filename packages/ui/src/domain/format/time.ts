import { dayMs, hourMs, minuteMs, secondMs } from './duration.ts';
import { dateFormatter } from './dateFormatter.ts';

const shapes = {
  hour: { hour: '2-digit', hourCycle: 'h23' },
  clock: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  sortableDay: { year: 'numeric', month: '2-digit', day: '2-digit' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  longDay: { dateStyle: 'long' },
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  exact: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a date in a style and a zone. The Canadian format of a day is sortable. */
const format = (shape: keyof typeof shapes, date: Date, timeZone: string): string =>
  dateFormatter(shapes[shape], timeZone, shape === 'sortableDay' ? 'en-CA' : undefined).format(date);

/** `10:42 CET`: the time of day with its zone. */
export const formatClock = (date: Date, timeZone: string): string => format('clock', date, timeZone);

/** The calendar day in a zone in sortable form: `2026-11-20`. */
export const dayOf = (date: Date, timeZone: string): string => format('sortableDay', date, timeZone);

/** The previous calendar day. Subtracting 24 hours could skip a day when clocks go forward. */
const dayBefore = (dayWord: string): string =>
  new Date(Date.parse(dayWord) - dayMs).toISOString().slice(0, dayWord.length);

/** `4 Nov 09:30 CET`, or `4 Nov 2025` in another year. */
function formatOtherDay(date: Date, today: string, timeZone: string): string {
  const dayAndMonth = format('dayAndMonth', date, timeZone);
  const year = dayOf(date, timeZone).slice(0, 4);
  return `${dayAndMonth} ${year === today.slice(0, 4) ? formatClock(date, timeZone) : year}`;
}

/**
 * Relative time: `42 s ago`, `3 min ago`, `2 h ago`, `Yesterday 18:04 CET`, `4 Nov 09:30 CET`, `4 Nov 2025`.
 * A future time, caused by a skewed clock, is `just now`.
 */
export function formatAgo(date: Date, now: Date, timeZone: string): string {
  const age = now.getTime() - date.getTime();
  if (age < secondMs) return 'just now';
  if (age < minuteMs) return `${Math.floor(age / secondMs)} s ago`;
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min ago`;
  const today = dayOf(now, timeZone);
  if (dayOf(date, timeZone) === today) return `${Math.floor(age / hourMs)} h ago`;
  if (dayOf(date, timeZone) === dayBefore(today)) {
    return age < 6 * hourMs
      ? `${Math.floor(age / hourMs)} h ago`
      : `Yesterday ${formatClock(date, timeZone)}`;
  }
  return formatOtherDay(date, today, timeZone);
}

/** An instant that something lasts since: `08:00 CET`, `yesterday 18:04 CET`, `4 Nov 09:30 CET`, `4 Nov 2025`. */
export function formatSince(date: Date, now: Date, timeZone: string): string {
  const today = dayOf(now, timeZone);
  const day = dayOf(date, timeZone);
  if (day === today) return formatClock(date, timeZone);
  if (day === dayBefore(today)) return `yesterday ${formatClock(date, timeZone)}`;
  return formatOtherDay(date, today, timeZone);
}

/** `20 Nov`: a day of this year. */
export const formatDayAndMonth = (date: Date, timeZone: string): string =>
  format('dayAndMonth', date, timeZone);

/** `20 Nov 2026, 10:42:07 GMT+1`: the exact time with its zone. */
export const formatExact = (date: Date, timeZone: string): string => format('exact', date, timeZone);

/** An exact time in the user's zone and in UTC, for talking to others about it. */
export function describeInstant(date: Date, timeZone: string): string {
  const [here, utc] = [formatExact(date, timeZone), formatExact(date, 'UTC')];
  return here === utc ? utc : `${here} · ${utc}`;
}

/** `20 November 2026`: the day in a zone. */
export const formatDay = (date: Date, timeZone: string): string => format('longDay', date, timeZone);

/** `20 Nov 2026`: the day in a zone, for rows. */
export const formatShortDay = (date: Date, timeZone: string): string => format('shortDay', date, timeZone);

/** `15 min`, `1 h`, `6 h`, `1 d`: a duration in its largest whole unit. */
export function formatInterval(milliseconds: number): string {
  for (const [size, unit] of [
    [dayMs, 'd'],
    [hourMs, 'h'],
    [minuteMs, 'min'],
  ] as const) {
    if (milliseconds >= size && milliseconds % size === 0) return `${milliseconds / size} ${unit}`;
  }
  return `${Math.round(milliseconds / secondMs)} s`;
}

/** `Good morning`, `Good afternoon` or `Good evening`, by the local time in the user's zone. */
export function greetingFor(now: Date, timeZone: string): string {
  const hours = Number(format('hour', now, timeZone));
  if (hours >= 5 && hours < 12) return 'Good morning';
  return hours >= 12 && hours < 18 ? 'Good afternoon' : 'Good evening';
}

const displayZones = new Map<string, string>();

/** The time zone of displayed times: the user's, if the browser supports it, otherwise UTC. */
export function displayZone(timeZone: string | null): string {
  if (timeZone === null) return 'UTC';
  const known = displayZones.get(timeZone) ?? resolveZone(timeZone);
  displayZones.set(timeZone, known);
  return known;
}

function resolveZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
