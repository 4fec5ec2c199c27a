import type { PipelineId } from './id.ts';
import type { Open } from './open.ts';
import type { PipelineStatus } from './pipeline.ts';

/** The records of one span of time; `at` is where it begins. */
export interface UsagePoint {
  readonly at: Date;
  readonly records: number;
}

/** What a pipeline moved over a range of time (spec §3 Pipeline, "Usage"). */
export interface PipelineUsage {
  readonly initialSync: readonly UsagePoint[];
  readonly continuousSync: readonly UsagePoint[];
  /** Records in a usual span. */
  readonly average: number | null;
}

/** One pipeline's part in what its account moved over a range of time. */
export interface AccountPipelineUsage extends PipelineUsage {
  readonly id: PipelineId;
  readonly name: string;

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly status?: Open<PipelineStatus> | null;
  /** Records moved in the whole range. */
  readonly totalRecords?: number | null;
}

/** How the spans of every series are cut, of records and of alerts; weeks begin on Mondays. Our choice. */
export const usageGroupings = ['hour', 'day', 'week', 'month'] as const;
export type UsageGrouping = (typeof usageGroupings)[number];

/** How the records of a span become one number (spec §7). */
export const usageOperations = ['sum', 'total', 'avg'] as const;
export type UsageOperation = (typeof usageOperations)[number];

/** How far a pipeline is with a table; the spec leaves the words open, and these are our choice. */
export const collectionStatuses = ['waiting', 'initial_sync', 'synced', 'resyncing', 'errored'] as const;
export type CollectionStatus = (typeof collectionStatuses)[number];

/** One table of a pipeline and what came of it (spec §3, per-collection usage). */
export interface CollectionUsage {
  readonly collection: string;
  /** How far the source was read, in the source's own terms. */
  readonly position: string | null;
  /** Shown as it came where it is new; empty where the service tells none. */
  readonly status: Open<CollectionStatus>;
  readonly totalRecords: number;
}
