import type { Pipeline } from '../entities/pipeline.ts';
import { clockToleranceMs, isAhead } from '../format/clocks.ts';
import { hourMs } from '../format/duration.ts';

export { isAhead } from '../format/clocks.ts';

/** Milliseconds between two syncs; 0 if they follow a cron expression or the service does not tell. */
export const intervalOf = ({
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

/** Silence of fewer hours is usual: many tables change seldom at night. */
const leastSilentHours = 3;

/** The length of the longest run of hours without records. */
function longestSilence(records: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const count of records) {
    current = count === 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The whole hours from a pipeline's creation to its last sync: before, there was nothing to be silent. */
const hoursKnown = ({ createdAt, lastSyncedAt }: Pipeline): number =>
  createdAt && lastSyncedAt
    ? Math.floor((lastSyncedAt.getTime() - createdAt.getTime()) / hourMs)
    : Number.POSITIVE_INFINITY;

/**
 * How many hours have had no records up to now, if that is longer than ever before in the last day and than two intervals;
 * `undefined` if the silence is usual, or the service does not count.
 */
export function silentHours(pipeline: Pipeline): number | undefined {
  const { hourlyRecords } = pipeline;
  // The last hour is not over: without records it proves nothing, and with some it ends a silence.
  if (!hourlyRecords || (hourlyRecords.at(-1) ?? 0) > 0) return undefined;
  const records = hourlyRecords.slice(0, -1);
  const last = records.findLastIndex((count) => count > 0);
  const silent = Math.min(records.length - 1 - last, hoursKnown(pipeline));
  const isUnusual =
    silent >= leastSilentHours &&
    silent * hourMs > 2 * intervalOf(pipeline) &&
    silent > longestSilence(records.slice(0, last + 1));
  return isUnusual ? silent : undefined;
}

/** Whether the last sync is young enough to prove that a pipeline delivers: two intervals, and not in the future. */
export function isProvedBySync(pipeline: Pipeline, now: Date): boolean {
  const { lastSyncedAt } = pipeline;
  const interval = intervalOf(pipeline);
  if (!lastSyncedAt || interval === 0) return false;
  return !isAhead(lastSyncedAt, now) && now.getTime() - lastSyncedAt.getTime() <= 2 * interval;
}

/** Whether the sync that was due has not come for another interval. */
function isLate(pipeline: Pipeline, now: Date): boolean {
  const due = dueAt(pipeline);
  const interval = intervalOf(pipeline);
  return due !== null && interval > 0 && now.getTime() - due > interval;
}

/**
 * Whether a sync has read a change that was made after the last sync by its time, further apart than clocks usually are.
 * Then that time does not tell whether a sync is missing: the clock that dates syncs is behind, or changes are read and not
 * loaded.
 */
function isContradicted({ lastSyncedAt, newestChangeAt }: Pipeline, now: Date): boolean {
  if (!lastSyncedAt || !newestChangeAt || isAhead(newestChangeAt, now)) return false;
  return isAhead(newestChangeAt, lastSyncedAt);
}

/** What of a pipeline is dated in the future: a clock is ahead, and neither time proves anything. */
export function aheadOf(
  { lastSyncedAt, newestChangeAt }: Pipeline,
  now: Date,
): { readonly what: 'sync' | 'change'; readonly at: Date } | undefined {
  if (lastSyncedAt && isAhead(lastSyncedAt, now)) return { what: 'sync', at: lastSyncedAt };
  if (newestChangeAt && isAhead(newestChangeAt, now)) return { what: 'change', at: newestChangeAt };
  return undefined;
}

export type PipelineHealth = 'onTime' | 'late' | 'overdue' | 'quiet' | 'ahead' | 'behind' | 'unknown';

/**
 * Whether a running pipeline delivers, by what a list knows of it. `onTime`: its last sync is younger than two intervals,
 * and there is no unusual silence. That says nothing of its tables, so it is not yet healthy (`pipelineState`). `late`:
 * the sync that was due is missing for an interval; `overdue`: for longer than any usual pause; `ahead`: the last sync or
 * the newest change is in the future; `behind`: a sync seems to be missing, and a newer change has been read. What is
 * neither proved nor late is unknown.
 */
export function pipelineHealth(pipeline: Pipeline, now: Date): PipelineHealth {
  if (pipeline.status !== 'running') return 'unknown';
  const isOverdue = isStalled(pipeline, now);
  if (isOverdue || isLate(pipeline, now))
    return isContradicted(pipeline, now) ? 'behind' : isOverdue ? 'overdue' : 'late';
  if (aheadOf(pipeline, now)) return 'ahead';
  if (!isProvedBySync(pipeline, now)) return 'unknown';
  return silentHours(pipeline) === undefined ? 'onTime' : 'quiet';
}

/** Whether a running pipeline syncs on time, also if its syncs find unusually few records. */
export const syncsOnTime = (pipeline: Pipeline, now: Date): boolean =>
  ['onTime', 'quiet'].includes(pipelineHealth(pipeline, now));

/**
 * When a failed pipeline tries again by itself. `undefined` if it has stopped: without a next sync, or if that time
 * passed an interval ago.
 */
export function retryAt(pipeline: Pipeline, now: Date): Date | undefined {
  const { status, nextSyncAt } = pipeline;
  if (status !== 'errored' || !nextSyncAt) return undefined;
  const missed = now.getTime() - nextSyncAt.getTime();
  return missed > Math.max(intervalOf(pipeline), clockToleranceMs) ? undefined : nextSyncAt;
}
