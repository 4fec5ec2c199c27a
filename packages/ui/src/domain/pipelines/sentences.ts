import { dayMs, minuteMs } from '../format/duration.ts';
import { dateFormatter } from '../format/dateFormatter.ts';
import { dayOf } from '../format/time.ts';
import { describeCron } from '../schedule/describeCron.ts';
import { describeFrequency } from '../schedule/frequency.ts';
import type { SyncSettings } from './syncSettings.ts';
import { nextWindowShift, windowIn, windowMinutes, type MaintenanceWindow } from '../schedule/window.ts';

const part = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormatter(options, timeZone).format(at);

/** `tomorrow`, `Thu 5 Mar`, or `Tue 29 Feb 2028` in another year; empty for today. */
function runDay(at: Date, now: Date, timeZone: string): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  if (day === today) return '';
  if (Date.parse(day) - Date.parse(today) === dayMs) return 'tomorrow';
  const [year] = day.split('-');
  return [
    part(at, timeZone, { weekday: 'short' }),
    part(at, timeZone, { day: 'numeric', month: 'short' }),
    ...(today.startsWith(`${year}-`) ? [] : [year]),
  ].join(' ');
}

const clockIn = (at: Date, timeZone: string): string =>
  part(at, timeZone, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

/** `14:30 CET`; `Tomorrow, 03:00 CET`; `Thu 5 Mar, 14:30 CET`; with the year if it is not this year. */
export function formatRun(at: Date, now: Date, timeZone: string): string {
  const day = runDay(at, now, timeZone);
  const clock = clockIn(at, timeZone);
  return day ? `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${clock}` : clock;
}

/** `at 14:30 CET`, `tomorrow at 03:00 CET`, `on Thu 5 Mar at 14:30 CET`. */
function nextAt(at: Date, now: Date, timeZone: string): string {
  const day = runDay(at, now, timeZone);
  return [day && day !== 'tomorrow' ? `on ${day}` : day, 'at', clockIn(at, timeZone)]
    .filter(Boolean)
    .join(' ');
}

/**
 * `Every 15 minutes, next at 14:30 CET`.
 * @param next the next load outside the maintenance window; `null` if every load is inside
 */
export function scheduleSentence(
  settings: Pick<SyncSettings, 'destinationSchedule' | 'destinationSyncFrequency' | 'destinationSyncCron'>,
  next: Date | null | undefined,
  now: Date,
  timeZone: string,
): string {
  const described =
    settings.destinationSchedule === 'interval'
      ? describeFrequency(settings.destinationSyncFrequency)
      : describeCron(settings.destinationSyncCron);
  const rhythm = described ?? 'Custom schedule';
  if (next === null) return `${rhythm}, always in the maintenance window`;
  return next ? `${rhythm}, ${described ? 'next' : 'next run'} ${nextAt(next, now, timeZone)}` : rhythm;
}

/** `Berlin` of `Europe/Berlin`. */
const zoneCity = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';

const span = ({ start, end }: MaintenanceWindow): string => `${start}–${end}`;

/** `Pauses 02:00–04:00 UTC, 03:00–05:00 in Berlin`: the saved times in UTC, and the user's local times. */
export function windowSentence(window: MaintenanceWindow, now: Date, timeZone: string): string {
  const crosses = window.end < window.start ? ', into the next day' : '';
  const local = windowIn(window, timeZone, now);
  const there = timeZone === 'UTC' ? '' : `, ${span(local)} in ${zoneCity(timeZone)}`;
  return `Pauses ${span(window)} UTC${there}${crosses}`;
}

const lasting = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return [hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');
};

/** A longer window leaves less than half of the day to sync and causes a warning. */
const longWindowMinutes = 12 * 60;

/** Warns of a window that leaves less than half of the day to sync; `undefined` for any other. */
export function longWindowWarning(
  window: MaintenanceWindow,
): { readonly title: string; readonly advice: string } | undefined {
  const minutes = windowMinutes(window);
  if (minutes <= longWindowMinutes) return undefined;
  return {
    title: `Nothing syncs for ${lasting(minutes)} of each day.`,
    advice: `This leaves ${lasting(dayMs / minuteMs - minutes)} a day to sync. Check the start and the end.`,
  };
}

/**
 * Explains how the next clock change shifts the window; `undefined` if there is none within a year. UTC has
 * no clock changes, so the window keeps its length and shifts in local time.
 */
export function windowShiftSentence(
  window: MaintenanceWindow,
  now: Date,
  timeZone: string,
): string | undefined {
  const from = nextWindowShift(window, timeZone, now);
  if (!from) return undefined;
  const day = part(from, 'UTC', { day: 'numeric', month: 'long' });
  const then = span(windowIn(window, timeZone, from));
  return `From ${day}, when the clocks change: ${then} in ${zoneCity(timeZone)}.`;
}
