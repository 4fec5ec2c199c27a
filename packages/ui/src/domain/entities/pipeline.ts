import type { DestinationId, PipelineId, SourceId } from './id.ts';
import type { Open } from './open.ts';
import type { SyncMapping } from './schema.ts';

/** Statuses in the console's order (spec §3 "Status values"). */
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

/** Replication methods; spec §3 names only this one. */
export const syncModes = ['default'] as const;

/** The source or destination in a pipeline's row. */
export interface PipelineEnd<EndId> {
  readonly id: EndId;
  readonly name: string;
  /** The connector type, such as `postgres`. */
  readonly type: string;
}

/** A replication from a source to a destination (spec §3 Pipeline). */
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
  /** Time between reads from the source, in ms. */
  readonly sourceSyncFrequency?: number | null;
  /** Time between loads into the destination, in ms. */
  readonly destinationSyncFrequency?: number | null;
  readonly destinationSyncCron?: string | null;
  readonly currentSyncMode?: string | null;
  readonly autoSyncNewCollections?: boolean | null;
  readonly s3FileFormat?: string | null;
  readonly replicateColumnChanges?: boolean | null;

  // The following fields are assumed and may be missing.
  readonly source?: PipelineEnd<SourceId> | null;
  readonly destination?: PipelineEnd<DestinationId> | null;
  /** Records synced in each of the last 24 hours, oldest first. */
  readonly hourlyRecords?: readonly number[] | null;
  /** Records synced in the last 24 hours. */
  readonly recordsLast24h?: number | null;
  readonly lastSyncedAt?: Date | null;
  /** When the newest change that a sync has read was made at the source. Proposed. */
  readonly newestChangeAt?: Date | null;
  readonly nextSyncAt?: Date | null;
  /** The error message of the service. */
  readonly lastError?: string | null;
  readonly createdAt?: Date | null;
  /** Increases with every change, so that late events can be recognised. */
  readonly rev?: number | null;
  /** Whether tables were selected; determines the step at which a draft continues. */
  readonly hasSchema?: boolean | null;
}

/** A pipeline with its table mappings. */
export interface PipelineDetail extends Pipeline {
  readonly syncMappings: readonly SyncMapping[] | null;
}

/** Number of pipelines on each tab, from the number per status (spec §2: active or archived). */
export function countByTab(counts: Readonly<Record<string, number>>): { active: number; archived: number } {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const archived = counts['archived'] ?? 0;
  return { active: all - archived, archived };
}
