import { dayMs, minuteMs } from '../format/duration.ts';
import { dateFormatter } from '../format/dateFormatter.ts';

/** The daily times in UTC, `HH:MM`, during which a pipeline does not sync. May cross midnight. */
export interface MaintenanceWindow {
  readonly start: string;
  readonly end: string;
}

/** A window that can be turned off; its times are kept. */
export interface TimeWindow extends MaintenanceWindow {
  readonly isOn: boolean;
}

/** The wire value of no window: an empty text. */
const noWindow = '';

const dayMinutes = dayMs / minuteMs;

/** Normalises `7:05` or `07:05` to `07:05`; `null` if it is not a time of day. */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Splits `02:00-04:00` into its times; `null` if it is not a window. */
export function parseWindow(text: string | null | undefined): MaintenanceWindow | null {
  const [start, end, ...more] = (text ?? '').split('-').map(readClock);
  return start && end && more.length === 0 ? { start, end } : null;
}

/** Formats a window for the wire. */
export const writeWindow = ({ start, end }: MaintenanceWindow): string =>
  `${readClock(start) ?? start.trim()}-${readClock(end) ?? end.trim()}`;

/** Formats a window that may be off for the wire. */
export const writeTimeWindow = ({ isOn, start, end }: TimeWindow): string =>
  isOn ? writeWindow({ start, end }) : noWindow;

/**
 * Reads the saved window. Only an empty text means off; a missing or invalid value means the default.
 */
export const readTimeWindow = (text: unknown, initial: MaintenanceWindow): TimeWindow => ({
  isOn: text !== noWindow,
  ...(parseWindow(typeof text === 'string' ? text : null) ?? initial),
});

/** The error of each time. */
export function checkWindow({ start, end }: MaintenanceWindow): { start?: string; end?: string } {
  const from = readClock(start);
  const to = readClock(end);
  const advice = 'Enter a time of day, such as 02:00.';
  return {
    ...(from === null && { start: advice }),
    ...(to === null && { end: advice }),
    ...(from !== null && from === to && { end: 'End must differ from start.' }),
  };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The window's duration, in minutes. */
export const windowMinutes = ({ start, end }: MaintenanceWindow): number =>
  (minutesOf(end) - minutesOf(start) + dayMinutes) % dayMinutes;

/** Whether a time of day is in the window, in minutes since midnight UTC. The end is excluded. */
export const isTimeInWindow = (window: MaintenanceWindow, minutes: number): boolean =>
  (minutes - minutesOf(window.start) + dayMinutes) % dayMinutes < windowMinutes(window);

/** Whether a time is in the window. The end is excluded. */
export const isInWindow = (window: MaintenanceWindow, at: Date): boolean =>
  isTimeInWindow(window, at.getUTCHours() * 60 + at.getUTCMinutes());

/** The end of the window that contains a time. */
export function windowEnd(window: MaintenanceWindow, at: Date): Date {
  const now = at.getUTCHours() * 60 + at.getUTCMinutes();
  const left = (minutesOf(window.end) - now + dayMinutes) % dayMinutes;
  return new Date(Math.floor(at.getTime() / minuteMs + left) * minuteMs);
}

/** The window in the local times of a zone, for the window that starts on `day` in UTC. */
export function windowIn({ start, end }: MaintenanceWindow, timeZone: string, day: Date): MaintenanceWindow {
  const clock = dateFormatter({ hour: '2-digit', minute: '2-digit' }, timeZone);
  const begins = Math.floor(day.getTime() / dayMs) * dayMs + minutesOf(start) * minuteMs;
  return {
    start: clock.format(begins),
    end: clock.format(begins + windowMinutes({ start, end }) * minuteMs),
  };
}

/** The next day within a year on which the window's local times change; `null` if they do not. */
export function nextWindowShift(window: MaintenanceWindow, timeZone: string, now: Date): Date | null {
  const present = windowIn(window, timeZone, now);
  for (let day = 1; day <= 366; day += 1) {
    // Two consecutive days must agree: on the night of the change, the window may start before it and end
    // after it.
    const later = new Date(now.getTime() + day * dayMs);
    const { start, end } = windowIn(window, timeZone, later);
    if (start !== present.start && end !== present.end) return later;
  }
  return null;
}
