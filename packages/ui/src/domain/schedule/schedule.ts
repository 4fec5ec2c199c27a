import { plainCron } from './plainCron.ts';

/**
 * An interval or a cron expression. The expression is kept while the interval is selected, so that switching
 * back restores it.
 */
export interface Schedule {
  readonly type: 'interval' | 'cron';
  /** Five parts, in UTC. */
  readonly cron: string;
}

/** The cron expression on the wire; null with an interval. */
export const writeSchedule = ({ type, cron }: Schedule): string | null =>
  type === 'cron' ? plainCron(cron) : null;
