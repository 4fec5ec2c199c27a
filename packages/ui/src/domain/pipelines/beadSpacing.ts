import type { Pipeline } from '../entities/pipeline.ts';
import { hourMs } from '../format/duration.ts';
import { intervalOf, pipelineHealth } from './pipelineHealth.ts';

/** Fewer whole hours do not show what is usual. */
const leastHours = 12;

/** In px: at the usual rate, and at the ends of what a person can see. */
const spacing = { usual: 18, least: 9, most: 36 } as const;

/**
 * How far apart the beads on a pipeline's channel are, in px: the more records the last whole hour had, the closer. 18 at the
 * median of the last day's whole hours, 9 from twice that, 36 down to half. `undefined` if there is no rate to show: it is not
 * known to sync on time, syncs less often than each hour, the service does not count, or the last hour or the usual one has no
 * records.
 */
export function beadSpacing(pipeline: Pipeline, now: Date): number | undefined {
  if (pipelineHealth(pipeline, now) !== 'onTime' || intervalOf(pipeline) > hourMs) return undefined;
  // The last hour is not over.
  const hours = pipeline.hourlyRecords?.slice(0, -1) ?? [];
  const rate = hours.at(-1) ?? 0;
  const usual = hours.toSorted((one, other) => one - other)[Math.floor(hours.length / 2)] ?? 0;
  if (hours.length < leastHours || rate <= 0 || usual <= 0) return undefined;
  return Math.round(Math.min(spacing.most, Math.max(spacing.least, (spacing.usual * usual) / rate)));
}
