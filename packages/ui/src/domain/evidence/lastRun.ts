import { formatCount, formatQuantity } from '../format/count.ts';
import type { SyncRun } from '../logs/syncRuns.ts';

/** How many records the runs before one had. */
export interface UsualRecords {
  readonly least: number;
  readonly most: number;
  /** How many runs that is known of. */
  readonly runs: number;
}

/** The last run of a pipeline that has ended. */
export interface LastRun {
  readonly run: SyncRun;
  /** `undefined` until enough earlier runs are known. */
  readonly usual?: UsualRecords;
}

/** Fewer runs than these are no custom. */
const leastRuns = 5;

/** The last run that has ended, against the successful ones before it. @param runs newest first: `syncRuns` */
export function lastRunOf(runs: readonly SyncRun[]): LastRun | undefined {
  const ended = runs.filter(({ result }) => result !== 'running');
  const [run, ...earlier] = ended;
  if (!run) return undefined;
  const records = earlier.flatMap(({ result, records: own }) =>
    result === 'succeeded' && own !== null ? [own] : [],
  );
  if (records.length < leastRuns) return { run };
  return {
    run,
    usual: { least: Math.min(...records), most: Math.max(...records), runs: records.length },
  };
}

/** `44,120 to 51,288 in the 23 runs before` */
export function describeUsual({ least, most, runs }: UsualRecords): string {
  const before = `the ${formatQuantity(runs, 'run')} before`;
  return least === most
    ? `${formatCount(least)} in each of ${before}`
    : `${formatCount(least)} to ${formatCount(most)} in ${before}`;
}
