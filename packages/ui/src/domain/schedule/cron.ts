import { Cron } from 'croner';

// croner also knows nicknames, `L`, `#`, `?` and names of days; a service need not, so nothing of it is let through.
const plain = /^[\d*,/-]+$/;

const cronOf = (text: string, timeZone: string): Cron | null => {
  try {
    return new Cron(text.trim(), { mode: '5-part', timezone: timeZone, paused: true });
  } catch {
    return null;
  }
};

/** What is wrong with a cron expression, as a sentence; `undefined` where it will do. */
export function checkCron(text: string): string | undefined {
  const parts = text.trim().split(/\s+/);
  if (parts[0] === '') return 'Enter a cron expression, such as 0 */6 * * *.';
  if (!parts.every((part) => plain.test(part))) return 'Use only numbers, *, commas, - and /.';
  if (parts.length !== 5) return 'Enter five parts: minute, hour, day, month, weekday.';
  const cron = cronOf(text, 'UTC');
  if (!cron) return 'One of the parts is out of its range.';
  return cron.nextRun() ? undefined : 'There is no such day: this would never run.';
}

export interface RunsQuestion {
  /** Runs after this moment. */
  readonly after: Date;
  /** @default 3 */
  readonly count?: number;
}

/**
 * The next runs of a cron expression; none where it is not one. The service reads it by UTC; in a zone whose
 * clocks change, a time that is skipped that day runs as the clock goes on, and a fixed time that comes twice runs once.
 */
export const nextCronRuns = (
  text: string,
  { after, count = 3, timeZone = 'UTC' }: RunsQuestion & { readonly timeZone?: string },
): readonly Date[] => (checkCron(text) ? [] : (cronOf(text, timeZone)?.nextRuns(count, after) ?? []));

/** The next runs at an interval that begins now, as a pipeline's does when it starts. */
export const nextIntervalRuns = (milliseconds: number, { after, count = 3 }: RunsQuestion): readonly Date[] =>
  Array.from({ length: count }, (_, index) => new Date(after.getTime() + (index + 1) * milliseconds));
