import { dateFormatter } from '../../../domain/format/dateFormatter.ts';
import { dayOf } from '../../../domain/format/time.ts';
import type { SyncRun } from '../../../domain/logs/syncRuns.ts';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** `10:41:07`. */
export const timeOfDay = (date: Date, timeZone: string): string =>
  dateFormatter(clock, timeZone).format(date);

/** `4 Mar`. */
export const dayAndMonth = (date: Date, timeZone: string): string =>
  dateFormatter({ day: 'numeric', month: 'short' }, timeZone).format(date);

/** `Wednesday, 4 March 2026`. */
export const wholeDay = (date: Date, timeZone: string): string =>
  dateFormatter({ dateStyle: 'full' }, timeZone).format(date);

/**
 * Names the run of the lines below. It says nothing of a run that has no end here, because its last line may be among
 * those that have not loaded.
 */
export function runLabel(run: SyncRun | undefined, today: string, timeZone: string): string {
  if (!run) return 'Outside a sync';
  const { startedAt, result } = run;
  const time = timeOfDay(startedAt, timeZone);
  const isToday = dayOf(startedAt, timeZone) === today;
  return `${result === 'failed' ? 'Failed sync' : 'Sync'} at ${isToday ? time : `${dayAndMonth(startedAt, timeZone)} ${time}`}`;
}
