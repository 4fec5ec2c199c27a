import { plainCron } from './plainCron.ts';

/** When something runs. The cron expression is kept while the interval is chosen, so that switching back loses nothing. */
export interface Schedule {
  readonly type: 'interval' | 'cron';
  /** Five parts, by UTC. */
  readonly cron: string;
}

/** As the service takes it: with an interval there is no cron expression. */
export const writeSchedule = ({ type, cron }: Schedule): string | null =>
  type === 'cron' ? plainCron(cron) : null;
