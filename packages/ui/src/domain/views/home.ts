import { hourMs } from '../format/duration.ts';
import type { Pipeline } from '../entities/pipeline.ts';

/** Rows of each part of the home page. */
const homeRows = 5;

const pipelines = (status: string, ordering: string) => ({ status, ordering, page: 1, pageSize: homeRows });

/** The parameters of the home page's lists. */
export const homeQuestions = {
  errored: pipelines('errored', '-last_synced_at'),
  /** The ones that have waited longest for a sync come first: the stalled ones. */
  running: pipelines('running', 'last_synced_at'),
  drafts: pipelines('draft', '-created_at'),
  latest: pipelines('active', '-last_synced_at'),
  triggers: { status: 'open', ordering: '-triggered_at', page: 1, pageSize: homeRows },
  /** Only the count is used. */
  connectors: { status: 'active', ordering: '-created_at', page: 1, pageSize: 1 },
} as const;

/** How late a sync may be: longer than the usual maintenance window of two hours (spec §9). */
const toleratedDelayMs = 6 * hourMs;

/** When the next sync was due; `null` if that is unknown. */
function dueAt(pipeline: Pipeline): number | null {
  const { nextSyncAt, lastSyncedAt, destinationSyncCron } = pipeline;
  if (nextSyncAt) return nextSyncAt.getTime();
  const interval = Math.max(pipeline.sourceSyncFrequency ?? 0, pipeline.destinationSyncFrequency ?? 0);
  return lastSyncedAt && interval && !destinationSyncCron ? lastSyncedAt.getTime() + interval : null;
}

/** Whether a pipeline runs without having synced for hours after its sync was due. */
export function isStalled(pipeline: Pipeline, now: Date): boolean {
  const due = pipeline.status === 'running' ? dueAt(pipeline) : null;
  return due !== null && now.getTime() - due > toleratedDelayMs;
}

export interface Activity {
  readonly kind: 'synced' | 'created';
  readonly at: Date;
  readonly pipeline: Pipeline;
}

/** What happened last, as far as lists of pipelines tell: newest first. A pipeline in two lists counts once. */
export function recentActivity(rows: readonly Pipeline[]): readonly Activity[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once
    .flatMap((pipeline): Activity[] => [
      ...(pipeline.lastSyncedAt ? [{ kind: 'synced', at: pipeline.lastSyncedAt, pipeline } as const] : []),
      ...(pipeline.createdAt ? [{ kind: 'created', at: pipeline.createdAt, pipeline } as const] : []),
    ])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, homeRows);
}
