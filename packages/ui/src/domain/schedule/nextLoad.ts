import { dayMs, minuteMs, secondMs } from '../duration.ts';
import { cronTimes } from './checkCron.ts';
import { nextIntervalRuns, type RunsQuestion } from './nextIntervalRuns.ts';
import { isInWindow, isTimeInWindow, windowEnd, type MaintenanceWindow } from './window.ts';

interface LoadQuestion extends Pick<RunsQuestion, 'after'> {
  readonly window: MaintenanceWindow;
}

/** Whether each run of a right cron expression lies in the maintenance window: both follow the time of day by UTC. */
export const isCronInWindow = (text: string, window: MaintenanceWindow): boolean =>
  cronTimes(text).every((minutes) => isTimeInWindow(window, minutes));

/** The first load at an interval that the maintenance window lets through; `null` where it lets none through. */
export const nextIntervalLoad = (milliseconds: number, { after, window }: LoadQuestion): Date | null =>
  // After as many runs as a day has minutes, they come back to the times of day where they began.
  nextIntervalRuns(milliseconds, { after, count: dayMs / minuteMs }).find((at) => !isInWindow(window, at)) ??
  null;

/**
 * The first load by a cron expression that the maintenance window lets through; `null` where it lets none through.
 * @param runAfter the first run after a moment
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
