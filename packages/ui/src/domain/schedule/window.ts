import { dayMs, minuteMs } from '../duration.ts';

/** A time of day during which a pipeline rests: `HH:MM` by UTC. It may cross midnight. */
export interface MaintenanceWindow {
  readonly start: string;
  readonly end: string;
}

/** A window that can be turned off; its times are kept meanwhile. */
export interface TimeWindow extends MaintenanceWindow {
  readonly isOn: boolean;
}

/** How the service is told that there is no window (A-141: an empty text turns it off). */
const noWindow = '';

const dayMinutes = dayMs / minuteMs;

/** `7:05` or `07:05` as `07:05`; `null` where it is no time of day. */
export function readClock(text: string): string | null {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** `02:00-04:00` in its two halves; `null` for what is no window. */
export function parseWindow(text: string | null | undefined): MaintenanceWindow | null {
  const [start, end, ...more] = (text ?? '').split('-').map(readClock);
  return start && end && more.length === 0 ? { start, end } : null;
}

/** As the service takes it. */
export const writeWindow = ({ start, end }: MaintenanceWindow): string =>
  `${readClock(start) ?? start.trim()}-${readClock(end) ?? end.trim()}`;

/** A window that may be off, as the service takes it. */
export const writeTimeWindow = ({ isOn, start, end }: TimeWindow): string =>
  isOn ? writeWindow({ start, end }) : noWindow;

/** What the service keeps. A text that is no window, and none at all, mean the default (A-141: only an empty text is off). */
export const readTimeWindow = (text: unknown, initial: MaintenanceWindow): TimeWindow => ({
  isOn: text !== noWindow,
  ...(parseWindow(typeof text === 'string' ? text : null) ?? initial),
});

/** What is wrong with each half. */
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

/** How long it lasts, in minutes. */
export const windowMinutes = ({ start, end }: MaintenanceWindow): number =>
  (minutesOf(end) - minutesOf(start) + dayMinutes) % dayMinutes;

/** Whether a time of day lies in it, in minutes since midnight by UTC; its end does not. */
export const isTimeInWindow = (window: MaintenanceWindow, minutes: number): boolean =>
  (minutes - minutesOf(window.start) + dayMinutes) % dayMinutes < windowMinutes(window);

/** Whether a moment lies in it; its end does not. */
export const isInWindow = (window: MaintenanceWindow, at: Date): boolean =>
  isTimeInWindow(window, at.getUTCHours() * 60 + at.getUTCMinutes());

/** When it ends for a moment that lies in it. */
export function windowEnd(window: MaintenanceWindow, at: Date): Date {
  const now = at.getUTCHours() * 60 + at.getUTCMinutes();
  const left = (minutesOf(window.end) - now + dayMinutes) % dayMinutes;
  return new Date(Math.floor(at.getTime() / minuteMs + left) * minuteMs);
}

/** The same window on a wall elsewhere, for the one that begins on `day` by UTC. */
export function windowIn({ start, end }: MaintenanceWindow, timeZone: string, day: Date): MaintenanceWindow {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const begins = Math.floor(day.getTime() / dayMs) * dayMs + minutesOf(start) * minuteMs;
  return {
    start: clock.format(begins),
    end: clock.format(begins + windowMinutes({ start, end }) * minuteMs),
  };
}

/** The next day, within a year, from which the window stands at another time on that wall; `null` for none. */
export function nextWindowShift(window: MaintenanceWindow, timeZone: string, now: Date): Date | null {
  const present = windowIn(window, timeZone, now);
  for (let day = 1; day <= 366; day += 1) {
    // Two days that agree: on the very night of a change the window may begin by one clock and end by the other.
    const later = new Date(now.getTime() + day * dayMs);
    const { start, end } = windowIn(window, timeZone, later);
    if (start !== present.start && end !== present.end) return later;
  }
  return null;
}
