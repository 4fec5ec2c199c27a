import * as v from 'valibot';

/** Syncs at even intervals; all times are milliseconds since the epoch. */
const stretch = v.object({
  /** The first sync. */
  from: v.number(),
  /** The last one so far. */
  to: v.number(),
  every: v.number(),
});
export type Stretch = v.InferOutput<typeof stretch>;

/** Whole tables being loaded: the initial sync, then each resync. */
const load = v.object({
  kind: v.picklist(['initial', 'resync']),
  /** `null` for all. */
  tables: v.nullable(v.array(v.string())),
  /** Its part of everything that the pipeline replicates, from 0 to 1. */
  share: v.number(),
  /** Whether reading goes on where it was, and does not start over (spec §3, `reset_state` false). */
  keeps_position: v.boolean(),
  /** When the pipeline was at it; rest and errors interrupt it. */
  spans: v.array(v.object({ from: v.number(), to: v.nullable(v.number()) })),
});
export type Load = v.InferOutput<typeof load>;

/** What a pipeline has done. How many records it moved is never kept, as it follows from this and the seed. */
export const historyRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  /** Records that it moves in a usual day. */
  usual: v.number(),
  /** Up to the last sync before this world: when that was, and the records of the 24 hours up to it. */
  before: v.nullable(v.object({ at: v.number(), every: v.number(), hourly: v.array(v.number()) })),
  /** The syncs of this world, oldest first. */
  stretches: v.array(stretch),
  loads: v.array(load),
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
  'changed',
  'archived',
  'restored',
] as const;

const journalEntry = v.object({
  /** Milliseconds since the epoch. */
  at: v.number(),
  kind: v.picklist(journalKinds),
  /** What there is to say beyond the kind. */
  text: v.nullable(v.string()),
});
export type JournalEntry = v.InferOutput<typeof journalEntry>;

/** What befell a pipeline beside its syncs, oldest first. */
export const journalRow = v.object({
  /** The pipeline's id. */
  id: v.number(),
  entries: v.array(journalEntry),
});
export type JournalRow = v.InferOutput<typeof journalRow>;
