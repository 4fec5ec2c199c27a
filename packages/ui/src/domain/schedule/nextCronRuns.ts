import { Cron } from 'croner';
import { checkCron } from './checkCron.ts';
import type { RunsQuestion } from './nextIntervalRuns.ts';
import { plainCron } from './plainCron.ts';

/**
 * The next runs of a cron expression; empty if it is invalid. The service reads it in UTC. In a zone
 * with clock changes, a skipped time runs when the clock moves on, and a fixed time that repeats runs once.
 */
export const nextCronRuns = (
  text: string,
  { after, count = 3, timeZone = 'UTC' }: RunsQuestion & { readonly timeZone?: string },
): readonly Date[] =>
  checkCron(text)
    ? []
    : new Cron(plainCron(text), { mode: '5-part', timezone: timeZone, paused: true }).nextRuns(count, after);
