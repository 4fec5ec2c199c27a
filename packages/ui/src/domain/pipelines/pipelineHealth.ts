import type { Pipeline } from '../entities/pipeline.ts';
import { hourMs } from '../format/duration.ts';

/** Milliseconds between two syncs; 0 if they follow a cron expression or the service does not tell. */
const intervalOf = ({
  sourceSyncFrequency,
  destinationSyncFrequency,
  destinationSyncCron,
}: Pipeline): number =>
  destinationSyncCron ? 0 : Math.max(sourceSyncFrequency ?? 0, destinationSyncFrequency ?? 0);

/** How late a sync may be: longer than the usual maintenance window of two hours (spec §9). */
const toleratedDelayMs = 6 * hourMs;

/** When the next sync was due; `null` if that is unknown. */
function dueAt(pipeline: Pipeline): number | null {
  const { nextSyncAt, lastSyncedAt } = pipeline;
  if (nextSyncAt) return nextSyncAt.getTime();
  const interval = intervalOf(pipeline);
  return lastSyncedAt && interval ? lastSyncedAt.getTime() + interval : null;
}

/** Whether it is known when the next sync of a running pipeline is due. */
export const canTellStall = (pipeline: Pipeline): boolean =>
  pipeline.status !== 'running' || dueAt(pipeline) !== null;

/** Whether a pipeline runs without having synced for hours after its sync was due. */
export function isStalled(pipeline: Pipeline, now: Date): boolean {
  const due = pipeline.status === 'running' ? dueAt(pipeline) : null;
  return due !== null && now.getTime() - due > toleratedDelayMs;
}

export type PipelineHealth = 'healthy' | 'overdue' | 'unknown';

/**
 * Whether a running pipeline delivers. Healthy needs a sync within the last two intervals as its proof; what is neither
 * proved nor overdue is unknown.
 */
export function pipelineHealth(pipeline: Pipeline, now: Date): PipelineHealth {
  if (isStalled(pipeline, now)) return 'overdue';
  const { status, lastSyncedAt } = pipeline;
  const interval = intervalOf(pipeline);
  const isProved =
    status === 'running' &&
    interval > 0 &&
    !!lastSyncedAt &&
    now.getTime() - lastSyncedAt.getTime() <= 2 * interval;
  return isProved ? 'healthy' : 'unknown';
}
