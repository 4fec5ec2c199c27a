import type { Pipeline } from '../entities/pipeline.ts';
import type { CollectionUsage } from '../entities/usage.ts';
import { formatCount, formatQuantity } from '../format/count.ts';
import { formatInterval } from '../format/time.ts';
import {
  intervalOf,
  isAhead,
  isProvedBySync,
  pipelineHealth,
  silentHours,
  type PipelineHealth,
} from '../pipelines/pipelineHealth.ts';
import { pipelineStatusLabel } from '../pipelines/pipelineStatus.ts';

/**
 * What a fact says about a status: `proof` supports that data arrives, `against` speaks against it, `neutral` does neither,
 * and of `missing` the service says nothing.
 */
export type FactWeight = 'proof' | 'against' | 'neutral' | 'missing';

/** One of the facts from which a status follows. */
export interface Fact {
  readonly label: string;
  readonly weight: FactWeight;
  /** When it happened or will happen. */
  readonly at?: Date;
  readonly text?: string;
}

/** When a pipeline counts as healthy, in words. */
export const healthRule =
  'Healthy means: the last sync is younger than two intervals, every table has synced, and records have not stopped arriving for longer than usual.';

function syncFacts(pipeline: Pipeline, now: Date): readonly Fact[] {
  const { lastSyncedAt, nextSyncAt, destinationSyncCron, status } = pipeline;
  const interval = intervalOf(pipeline);
  const isProved = isProvedBySync(pipeline, now);
  const isInFuture = !!lastSyncedAt && isAhead(lastSyncedAt, now);
  const isTooOld = !isProved && interval > 0 && status === 'running';
  const facts: Fact[] = [];
  if (destinationSyncCron) facts.push({ label: 'Syncs', weight: 'neutral', text: destinationSyncCron });
  else if (interval > 0)
    facts.push({ label: 'Syncs', weight: 'neutral', text: `every ${formatInterval(interval)}` });
  else facts.push({ label: 'Syncs', weight: 'missing' });
  if (!lastSyncedAt) facts.push({ label: 'Last sync', weight: 'missing' });
  else
    facts.push({
      label: 'Last sync',
      at: lastSyncedAt,
      weight: isProved ? 'proof' : isTooOld || isInFuture ? 'against' : 'neutral',
      ...(isInFuture
        ? { text: 'in the future: the clock of the service is ahead' }
        : isTooOld && { text: `older than two intervals (${formatInterval(2 * interval)})` }),
    });
  if (nextSyncAt) {
    const isMissed = ['late', 'overdue', 'behind'].includes(pipelineHealth(pipeline, now));
    facts.push({ label: 'Next sync', at: nextSyncAt, weight: isMissed ? 'against' : 'neutral' });
  }
  return facts;
}

/**
 * The newest change that a sync has read: proof only while the last sync is, because an old change may be the newest there is.
 * Left out if the service does not tell.
 */
function changeFacts(pipeline: Pipeline, now: Date): readonly Fact[] {
  const { newestChangeAt: at } = pipeline;
  if (!at) return [];
  const label = 'Newest change';
  if (isAhead(at, now))
    return [{ label, at, weight: 'against', text: 'in the future: the clock that dates it is ahead' }];
  const health = pipelineHealth(pipeline, now);
  if (health === 'behind')
    return [{ label, at, weight: 'against', text: 'made after the last sync, as far as their times tell' }];
  const isYoung = now.getTime() - at.getTime() <= 2 * intervalOf(pipeline);
  return [{ label, at, weight: isProvedBySync(pipeline, now) && isYoung ? 'proof' : 'neutral' }];
}

/** @param isProved whether the last sync is young enough to prove what it left */
function recordFacts(pipeline: Pipeline, isProved: boolean): readonly Fact[] {
  const { recordsLast24h, hourlyRecords } = pipeline;
  const silent = silentHours(pipeline);
  const facts: Fact[] = [];
  if (typeof recordsLast24h === 'number')
    facts.push({
      label: 'Records in 24 hours',
      weight: isProved && recordsLast24h > 0 ? 'proof' : 'neutral',
      text: formatCount(recordsLast24h),
    });
  if (silent !== undefined) {
    const isAll = hourlyRecords?.slice(0, -1).length === silent;
    facts.push({
      label: 'Without records',
      weight: 'against',
      text: `for ${formatQuantity(silent, 'hour')}, ${isAll ? 'as long as is known' : 'longer than ever in the last day'}`,
    });
  }
  return facts;
}

/** How a person calls the states of tables that a service names. */
const tableWords: Readonly<Record<string, string>> = {
  synced: 'synced',
  errored: 'failed',
  initial_sync: 'loading for the first time',
  resyncing: 'loading again',
  waiting: 'waiting',
};

function tableFacts(tables: readonly CollectionUsage[], isProved: boolean): readonly Fact[] {
  const counts = new Map<string, number>();
  for (const { status } of tables) if (status !== '') counts.set(status, (counts.get(status) ?? 0) + 1);
  if (counts.size === 0) return [];
  const text = [...counts].map(([status, count]) => `${formatCount(count)} ${tableWords[status] ?? status}`);
  const weight = counts.has('errored')
    ? 'against'
    : isProved && counts.size === 1 && counts.has('synced')
      ? 'proof'
      : 'neutral';
  return [{ label: 'Tables', weight, text: text.join(', ') }];
}

export type PipelineState = PipelineHealth | 'healthy' | 'partial';

/**
 * Whether a running pipeline delivers all of its data. `healthy` is on time, with every table known to have synced;
 * `partial`: a table has failed. Without the states of its tables, it is no more than on time.
 */
export function pipelineState(
  pipeline: Pipeline,
  tables: readonly CollectionUsage[],
  now: Date,
): PipelineState {
  const health = pipelineHealth(pipeline, now);
  if (health === 'overdue' || pipeline.status !== 'running') return health;
  if (tables.some(({ status }) => status === 'errored')) return 'partial';
  const areSynced = tables.length > 0 && tables.every(({ status }) => status === 'synced');
  return health === 'onTime' && areSynced ? 'healthy' : health;
}

/** The facts from which the status of a pipeline follows, in the order in which a person asks for them. */
export const pipelineEvidence = (
  pipeline: Pipeline,
  tables: readonly CollectionUsage[],
  now: Date,
): readonly Fact[] => [
  { label: 'The service says', weight: 'neutral', text: pipelineStatusLabel(pipeline.status) },
  ...(pipeline.status === 'errored'
    ? [
        pipeline.lastError
          ? ({ label: 'Error', weight: 'against', text: pipeline.lastError } as const)
          : ({ label: 'Error', weight: 'missing' } as const),
      ]
    : []),
  ...syncFacts(pipeline, now),
  ...changeFacts(pipeline, now),
  ...recordFacts(pipeline, isProvedBySync(pipeline, now)),
  ...tableFacts(tables, isProvedBySync(pipeline, now)),
];
