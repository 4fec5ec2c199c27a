import { dayMs, minuteMs, secondMs } from '../format/duration.ts';
import { cronTimes } from './checkCron.ts';
import { nextIntervalRuns, type RunsQuestion } from './nextIntervalRuns.ts';
import { isInWindow, isTimeInWindow, windowEnd, type MaintenanceWindow } from './window.ts';

interface LoadQuestion extends Pick<RunsQuestion, 'after'> {
  readonly window: MaintenanceWindow;
}

/**
 * Whether every run of a valid cron expression is in the maintenance window. Both follow the time of day in
 * UTC.
 */
export const isCronInWindow = (text: string, window: MaintenanceWindow): boolean =>
  cronTimes(text).every((minutes) => isTimeInWindow(window, minutes));

/** The first load of an interval outside the maintenance window; `null` if every load is inside. */
export const nextIntervalLoad = (milliseconds: number, { after, window }: LoadQuestion): Date | null =>
  // After as many runs as a day has minutes, the times of day repeat.
  nextIntervalRuns(milliseconds, { after, count: dayMs / minuteMs }).find((at) => !isInWindow(window, at)) ??
  null;

/**
 * The first load of a cron expression outside the maintenance window; `null` if every load is inside.
 * @param runAfter returns the first run after a time
 */
export function nextCronLoad(
  text: string,
  { after, window }: LoadQuestion,
  runAfter: (after: Date) => Date | undefined,
): Date | null | undefined {
  if (isCronInWindow(text, window)) return null;
  let at = runAfter(after);
  while (at && isInWindow(window, at)) at = runAfter(new Date(windowEnd(window, at).getTime() - secondMs));
  return at;
}
