import type { PipelineId } from './id.ts';
import type { Open } from './open.ts';
import type { PipelineStatus } from './pipeline.ts';

/** Records of one period, which starts at `at`. */
export interface UsagePoint {
  readonly at: Date;
  readonly records: number;
}

/** Usage of a pipeline in a time range (spec §3 Pipeline, "Usage"). */
export interface PipelineUsage {
  readonly initialSync: readonly UsagePoint[];
  readonly continuousSync: readonly UsagePoint[];
  /** Average records per period. */
  readonly average: number | null;
}

/** A pipeline's share of its account's usage in a time range. */
export interface AccountPipelineUsage extends PipelineUsage {
  readonly id: PipelineId;
  readonly name: string;

  // The following fields are assumed and may be missing.
  readonly status?: Open<PipelineStatus> | null;
  /** Records in the whole range. */
  readonly totalRecords?: number | null;
}

/** Periods of every series, of records and of alerts. Weeks start on Monday. Our choice. */
export const usageGroupings = ['hour', 'day', 'week', 'month'] as const;
export type UsageGrouping = (typeof usageGroupings)[number];

/** Aggregation of the records in a period (spec §7). */
export const usageOperations = ['sum', 'total', 'avg'] as const;
export type UsageOperation = (typeof usageOperations)[number];

/** Progress of a table. Our words, because the specification does not define them. */
export const collectionStatuses = ['waiting', 'initial_sync', 'synced', 'resyncing', 'errored'] as const;
export type CollectionStatus = (typeof collectionStatuses)[number];

/** A table of a pipeline with its usage (spec §3, per-collection usage). */
export interface CollectionUsage {
  readonly collection: string;
  /** Read position in the source's own format. */
  readonly position: string | null;
  /** Unknown values are shown unchanged; empty if the service sends none. */
  readonly status: Open<CollectionStatus>;
  readonly totalRecords: number;
  /** When the newest change of the table that a sync has read was made. Proposed, so it may be missing. */
  readonly newestChangeAt?: Date;
}
