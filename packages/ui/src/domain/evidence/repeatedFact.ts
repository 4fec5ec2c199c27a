import { formatInterval } from '../format/time.ts';
import { isRecent } from '../observability/recent.ts';
import { isAhead } from '../format/clocks.ts';
import type { Fact } from './pipelineEvidence.ts';

interface Repeated {
  readonly label: string;
  /** When it last happened; `null` if it has not happened yet, `undefined` if the service does not say. */
  readonly at: Date | null | undefined;
  /** Between two times, in ms; `null` if it is not known. */
  readonly interval: number | null;
  /** Whether it should go on happening. */
  readonly isExpected: boolean;
}

/** The last time of something that repeats, which proves the present while it is younger than two intervals. */
export function repeatedFact({ label, at, interval, isExpected }: Repeated, now: Date): readonly Fact[] {
  if (at === undefined) return [];
  if (at === null) return [{ label, weight: 'neutral', text: 'none yet' }];
  if (isAhead(at, now))
    return [{ label, weight: 'against', at, text: 'in the future: the clock of the service is ahead' }];
  if (!isExpected || interval === null) return [{ label, weight: 'neutral', at }];
  return isRecent(at, interval, now)
    ? [{ label, weight: 'proof', at }]
    : [{ label, weight: 'against', at, text: `older than two intervals (${formatInterval(2 * interval)})` }];
}
