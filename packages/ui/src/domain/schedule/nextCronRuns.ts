import { Cron } from 'croner';
import { checkCron } from './checkCron.ts';
import type { RunsQuestion } from './nextIntervalRuns.ts';
import { plainCron } from './plainCron.ts';

/**
 * The next runs of a cron expression; none where it is not one. The service reads it by UTC; in a zone whose
 * clocks change, a time that is skipped that day runs as the clock goes on, and a fixed time that comes twice runs once.
 */
export const nextCronRuns = (
  text: string,
  { after, count = 3, timeZone = 'UTC' }: RunsQuestion & { readonly timeZone?: string },
): readonly Date[] =>
  checkCron(text)
    ? []
    : new Cron(plainCron(text), { mode: '5-part', timezone: timeZone, paused: true }).nextRuns(count, after);
