import { dayMs, hourMs } from '../core/durations.ts';
import { rememberHours } from './history.ts';
import { changePipeline, shortestFrequencyMs } from './pipelineRows.ts';
import { chance } from '../core/random.ts';
import { initialSyncEnd, recordsOfLastDay, usualRecordsOf } from './records.ts';
import { recordStart } from './replications.ts';
import type { JobRow, PipelineRow } from '../core/rows.ts';
import type { Backend, World } from '../core/world.ts';

/** How long a pipeline takes to come up, in milliseconds. */
export const startingMs = 4_000;
/** How long a pipeline takes to come to rest, in milliseconds. */
export const pausingMs = 3_000;
/** How long after coming up the first sync happens, in milliseconds. */
const firstSyncMs = 6_000;

/** Plans the pipeline's next task, in place of the one that was planned. */
export function scheduleTask(world: World, row: PipelineRow, task: JobRow['task'], at: number): void {
  world.tables.jobs.put({ id: row.id, task, at, usual: usualRecordsOf(world, row) });
}

export const unschedule = ({ tables }: World, id: number): void => tables.jobs.remove(id);

/** Lets every pipeline's task happen that is due by now, in the order of its time. */
export function runPipelineTasks({ rows, clock, worldOf }: Backend): void {
  const now = clock.now();
  for (;;) {
    const due = rows.jobs.all().filter((job) => job.at <= now);
    if (due.length === 0) return;
    for (const job of due.toSorted((one, other) => one.at - other.at || one.id - other.id)) {
      const row = rows.pipelines.get(job.id);
      if (row) tasks[job.task](worldOf(row.client_id), row, job.at);
      else rows.jobs.remove(job.id);
    }
  }
}

/** What is done at `at`; each either plans the pipeline's next task or ends with none. */
const tasks: Record<JobRow['task'], (world: World, row: PipelineRow, at: number) => void> = {
  run(world, row, at) {
    const next = at + firstSyncMs;
    recordStart(world, row, at);
    scheduleTask(world, row, 'sync', next);
    changePipeline(world, row, { status: 'running', next_sync_at: isoOf(next) });
  },
  rest(world, row) {
    unschedule(world, row.id);
    changePipeline(world, row, { status: 'paused' });
  },
  sync(world, row, at) {
    const loadedAt = initialSyncEnd(world, row) ?? at;
    const isLoading = at < loadedAt;
    const frequency = isLoading ? shortestFrequencyMs : frequencyOf(row);
    // However long nobody looked, there is one event, and the syncs in between only show in the sums. The end of the
    // initial sync is one that is not left out.
    const until = Math.min(world.clock.now(), isLoading ? loadedAt - 1 : Infinity);
    const missed = Math.floor((until - at) / frequency);
    const last = at + missed * frequency;
    const next = isLoading ? Math.min(last + frequency, loadedAt) : last + frequency;
    rememberHours(world, row, last);
    const hourly_records = recordsThrough(world, row, { first: at, last, frequency });
    const last_synced_at = isoOf(last);
    scheduleTask(world, row, 'sync', next);
    changePipeline(world, row, {
      hourly_records,
      records_last_24h: recordsOfLastDay(world, { ...row, hourly_records, last_synced_at }),
      last_synced_at,
      next_sync_at: isoOf(next),
      rev: row.rev + 1 + missed,
    });
  },
};

const isoOf = (at: number): string => new Date(at).toISOString();

const frequencyOf = ({ source_sync_frequency }: PipelineRow): number =>
  Math.max(source_sync_frequency ?? 0, shortestFrequencyMs);

/** The pipeline's last 24 hours after the syncs from `first` to `last`, oldest hour first. */
function recordsThrough(
  { tables, seed }: World,
  row: PipelineRow,
  { first, last, frequency }: { first: number; last: number; frequency: number },
): number[] {
  const perSync = ((tables.jobs.get(row.id)?.usual ?? 0) * frequency) / dayMs;
  const previous = row.last_synced_at === null ? first : Date.parse(row.last_synced_at);
  const hourly = shiftHours(row.hourly_records ?? [], hoursBetween(previous, last));
  for (let at = last; at >= first && hoursBetween(at, last) < 24; at -= frequency) {
    const index = 23 - hoursBetween(at, last);
    hourly[index] = (hourly[index] ?? 0) + Math.round(perSync * (0.5 + chance(seed, 'sync', row.id, at)));
  }
  return hourly;
}

const hoursBetween = (from: number, to: number): number =>
  Math.floor(to / hourMs) - Math.floor(from / hourMs);

/** 24 hours, moved on by `passed` empty ones. */
const shiftHours = (hourly: readonly number[], passed: number): number[] =>
  Array.from({ length: 24 }, (_, index) => hourly[hourly.length - 24 + index + passed] ?? 0);
