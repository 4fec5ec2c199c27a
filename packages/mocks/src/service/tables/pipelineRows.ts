import { pipelineStatuses } from '@millrace/ui/domain/entities';
import * as v from 'valibot';

const mappingRow = v.object({
  table: v.string(),
  selected: v.boolean(),
  excluded: v.array(v.string()),
  custom_primary_keys: v.array(v.string()),
});
export type MappingRow = v.InferOutput<typeof mappingRow>;

/** A pipeline's tables, separate from its row: lists need not contain thousands of them. */
export const replicationRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  /** `null` until someone chooses: then a pipeline that has run replicates every table. */
  mappings: v.nullable(v.array(mappingRow)),
});
export type ReplicationRow = v.InferOutput<typeof replicationRow>;

export const pipelineRow = v.object({
  id: v.number(),
  client_id: v.number(),
  name: v.string(),
  status: v.picklist(pipelineStatuses),
  region: v.nullable(v.string()),
  source_id: v.nullable(v.number()),
  destination_id: v.nullable(v.number()),
  maintenance_window: v.nullable(v.string()),
  persist_deleted_rows: v.nullable(v.boolean()),
  source_sync_frequency: v.nullable(v.number()),
  destination_sync_frequency: v.nullable(v.number()),
  destination_sync_cron: v.nullable(v.string()),
  current_sync_mode: v.nullable(v.string()),
  auto_sync_new_collections: v.nullable(v.boolean()),
  s3_file_format: v.nullable(v.string()),
  replicate_column_changes: v.nullable(v.boolean()),
  /** Records of each of the 24 hours up to the last sync, oldest first; `null` before the first. */
  hourly_records: v.nullable(v.array(v.number())),
  last_synced_at: v.nullable(v.string()),
  next_sync_at: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  created_at: v.string(),
  rev: v.number(),
});
export type PipelineRow = v.InferOutput<typeof pipelineRow>;

/** The next scheduled task of a pipeline. */
export const jobRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  task: v.picklist(['run', 'rest', 'sync', 'heal']),
  /** Milliseconds since the epoch. */
  at: v.number(),
});
export type JobRow = v.InferOutput<typeof jobRow>;

/** Syncs with one interval; all times are milliseconds since the epoch. */
const stretch = v.object({
  /** The first sync. */
  from: v.number(),
  /** The last one so far. */
  to: v.number(),
  every: v.number(),
});
export type Stretch = v.InferOutput<typeof stretch>;

export const loadKinds = ['initial', 'added', 'resync'] as const;

/** Loads of whole tables: the initial sync, then those of added tables and each resync. One runs at a time. */
const load = v.object({
  kind: v.picklist(loadKinds),
  /** `null` for all. */
  tables: v.nullable(v.array(v.string())),
  /** Its share of all replicated records, from 0 to 1. */
  share: v.number(),
  /** Whether reading continues at its position instead of starting over (spec §3, `reset_state` false). */
  keeps_position: v.boolean(),
  /** Times when the load ran; pauses and errors interrupt it. */
  spans: v.array(v.object({ from: v.number(), to: v.nullable(v.number()) })),
  /** The duration of a load that ended early, because its tables were deselected; in milliseconds. */
  length: v.optional(v.number()),
});
export type Load = v.InferOutput<typeof load>;

/** What goes wrong with a running pipeline while its status and its error say nothing. */
const silentFailure = v.object({
  /** Since when its syncs find no records, in milliseconds since the epoch: the capture is off, or nothing is to be read. */
  quiet_from: v.optional(v.number()),
  /** Tables that fail while the others sync; loading one again repairs it. */
  failed_tables: v.optional(v.array(v.string())),
  /** How many rows of a table are missing at the destination; loading the table again repairs it. */
  lost_rows: v.optional(v.record(v.string(), v.number())),
  /** How far the clock that dates its syncs is ahead, in milliseconds; behind if negative. */
  clock_ahead: v.optional(v.number()),
  /** Its next sync never begins; starting the pipeline again repairs it. */
  is_stalled: v.optional(v.boolean()),
});
export type SilentFailure = v.InferOutput<typeof silentFailure>;

/** A pipeline's history. Numbers of records are not stored, because they follow from this and the seed. */
export const historyRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  /** Records on a typical day. */
  usual: v.number(),
  /** The last sync before the start of the world: its time, and the records of the 24 hours up to it. */
  before: v.nullable(v.object({ at: v.number(), every: v.number(), hourly: v.array(v.number()) })),
  /** The syncs of this world, oldest first. */
  stretches: v.array(stretch),
  loads: v.array(load),
  silent: v.optional(silentFailure),
});
export type HistoryRow = v.InferOutput<typeof historyRow>;

export const journalKinds = [
  'created',
  'started',
  'loaded',
  'paused',
  'errored',
  'recovered',
  'resync',
  'load',
  'changed',
  'archived',
  'restored',
] as const;

const journalEntry = v.object({
  /** Milliseconds since the epoch. */
  at: v.number(),
  kind: v.picklist(journalKinds),
  /** Details beyond the kind. */
  text: v.nullable(v.string()),
  /** Who made a change of settings, and the values before and after it. */
  change: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type JournalEntry = v.InferOutput<typeof journalEntry>;

/** State changes of a pipeline, oldest first. */
export const journalRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  entries: v.array(journalEntry),
});
