import type { DestinationId, PipelineId, SourceId } from './id.ts';
import { isKnown, type Open } from './open.ts';
import type { SyncMapping } from './schema.ts';

/** Spec §3, "Status values", in the order in which the console lists them. */
export const pipelineStatuses = [
  'running',
  'starting',
  'errored',
  'pausing',
  'paused',
  'draft',
  'archived',
] as const;
export type PipelineStatus = (typeof pipelineStatuses)[number];

/** How a pipeline syncs; spec §3 names this one. */
export const syncModes = ['default'] as const;

/** Half of a pipeline's route as a row shows it. */
export interface PipelineEnd<EndId> {
  readonly id: EndId;
  readonly name: string;
  /** The connector type, such as `postgres`. */
  readonly type: string;
}

/** One replication from a source to a destination (spec §3 Pipeline). */
export interface Pipeline {
  readonly id: PipelineId;
  readonly name: string;
  readonly status: Open<PipelineStatus>;
  readonly region?: string | null;
  readonly sourceId?: SourceId | null;
  readonly destinationId?: DestinationId | null;
  /** `HH:MM-HH:MM` in UTC; may cross midnight. */
  readonly maintenanceWindow?: string | null;
  readonly persistDeletedRows?: boolean | null;
  /** Milliseconds between two reads of the source. */
  readonly sourceSyncFrequency?: number | null;
  /** Milliseconds between two loads into the destination. */
  readonly destinationSyncFrequency?: number | null;
  readonly destinationSyncCron?: string | null;
  readonly currentSyncMode?: string | null;
  readonly autoSyncNewCollections?: boolean | null;
  readonly s3FileFormat?: string | null;
  readonly replicateColumnChanges?: boolean | null;

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly source?: PipelineEnd<SourceId> | null;
  readonly destination?: PipelineEnd<DestinationId> | null;
  /** Records moved in each of the last 24 hours, oldest first. */
  readonly hourlyRecords?: readonly number[] | null;
  /** Records moved in the last 24 hours. */
  readonly recordsLast24h?: number | null;
  readonly lastSyncedAt?: Date | null;
  readonly nextSyncAt?: Date | null;
  /** Why it is errored, in the service's words. */
  readonly lastError?: string | null;
  readonly createdAt?: Date | null;
  /** Grows with every change, so that a late event can be told from a new one. */
  readonly rev?: number | null;
  /** Whether tables were chosen; tells at which step a draft goes on. */
  readonly hasSchema?: boolean | null;
}

/** A pipeline with what it does with each table. */
export interface PipelineDetail extends Pipeline {
  readonly syncMappings: readonly SyncMapping[] | null;
}

/** Statuses on their way to another; only archiving is possible meanwhile. */
export const isPipelineSettling = (pipeline: { readonly status: string }): boolean =>
  pipeline.status === 'starting' || pipeline.status === 'pausing';

const labels: Record<PipelineStatus, string> = {
  draft: 'Draft',
  starting: 'Starting',
  running: 'Running',
  pausing: 'Pausing',
  paused: 'Paused',
  errored: 'Errored',
  archived: 'Archived',
};

/** The word for a status; one this build does not know is shown as it came. */
export const pipelineStatusLabel = (status: string): string =>
  isKnown(pipelineStatuses, status) ? labels[status] : status;

/** How many pipelines each tab of the list holds, from how many each status has (spec §2: active or archived). */
export function countByTab(counts: Readonly<Record<string, number>>): { active: number; archived: number } {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const archived = counts['archived'] ?? 0;
  return { active: all - archived, archived };
}
