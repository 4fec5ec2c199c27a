import type { JobRow, PipelineRow } from '../tables/pipelineRows.ts';
import type { Backend, World } from '../world/world.ts';
import { tellHooks } from '../hooks/deliveries.ts';
import { frequencyOf, rememberSyncs, shortestFrequencyMs } from '../pipelineHistory/history.ts';
import { note } from '../pipelineHistory/journal.ts';
import { lastDayThrough } from '../pipelineHistory/lastDay.ts';
import { endOf, finishLoad, pendingLoad, restLoad, resumeLoad } from '../pipelineHistory/loads.ts';
import { obstacleAt, type Obstacle } from './obstacles.ts';
import { nextOutage } from '../pipelineHistory/outages.ts';
import { announcePipeline, keepPipeline } from './storedPipeline.ts';

/** Time from starting to running, in milliseconds. */
export const startingMs = 4_000;
/** Time from pausing to paused, in milliseconds. */
export const pausingMs = 3_000;
/** Time from running to the first sync, in milliseconds. */
export const firstSyncMs = 6_000;

/** Schedules the pipeline's next task, in place of the current one. */
export function scheduleTask({ tables }: World, id: number, task: JobRow['task'], at: number): void {
  tables.jobs.put({ id, task, at });
}

export const unschedule = ({ tables }: World, id: number): void => tables.jobs.remove(id);

type Changes = Partial<PipelineRow>;

/**
 * Runs every pipeline's due tasks, in time order. After any absence there is one event per pipeline, with all changes.
 */
export function runPipelineTasks({ rows, clock, worldOf }: Backend): void {
  const now = clock.now();
  const news = new Map<number, Changes>();
  for (;;) {
    const due = rows.jobs.all().filter((job) => job.at <= now);
    if (due.length === 0) break;
    for (const job of due.toSorted((one, other) => one.at - other.at || one.id - other.id)) {
      const row = rows.pipelines.get(job.id);
      if (row) {
        const world = worldOf(row.client_id);
        const changes = tasks[job.task](world, row, job.at);
        keepPipeline(world, row, changes);
        news.set(row.id, { ...news.get(row.id), ...changes });
      } else rows.jobs.remove(job.id);
    }
  }
  for (const [id, changes] of news) {
    const row = rows.pipelines.get(id);
    if (row) announcePipeline(worldOf(row.client_id), row, changes);
  }
}

/** The task at `at`, and its changes; each schedules the pipeline's next task or none. */
const tasks: Record<JobRow['task'], (world: World, row: PipelineRow, at: number) => Changes> = {
  run(world, row, at) {
    note(world, row, 'started', { at });
    tellHooks(world, 'pipeline.started', row.id, at);
    return beginSyncing(world, row, at);
  },
  rest(world, row, at) {
    unschedule(world, row.id);
    note(world, row, 'paused', { at });
    tellHooks(world, 'pipeline.paused', row.id, at);
    return { status: 'paused' };
  },
  heal(world, row, at) {
    const obstacle = obstacleAt(world, row, at);
    return obstacle ? fail(world, row, at, obstacle) : recover(world, row, at);
  },
  sync(world, row, at) {
    const obstacle = obstacleAt(world, row, at);
    return obstacle ? fail(world, row, at, obstacle) : syncFrom(world, row, at);
  },
};

function beginSyncing(world: World, row: PipelineRow, at: number): Changes {
  const next = at + firstSyncMs;
  resumeLoad(world, row, at);
  scheduleTask(world, row.id, 'sync', next);
  return { status: 'running', next_sync_at: isoOf(next) };
}

/** A temporary error is retried. A retry with the same failure is not reported. */
function fail(world: World, row: PipelineRow, at: number, { cause, retryAt, missed }: Obstacle): Changes {
  restLoad(world, row);
  scheduleTask(world, row.id, 'heal', retryAt);
  if (row.status !== 'errored' || row.last_error !== cause) {
    note(world, row, 'errored', { at, text: cause });
    tellHooks(world, 'pipeline.errored', row.id, at);
  }
  return {
    status: 'errored',
    last_error: cause,
    next_sync_at: isoOf(retryAt),
    rev: row.rev + 1 + missed,
  };
}

function recover(world: World, row: PipelineRow, at: number): Changes {
  note(world, row, 'recovered', { at });
  tellHooks(world, 'pipeline.recovered', row.id, at);
  return { ...beginSyncing(world, row, at), last_error: null };
}

/** Runs a sync, and the following ones up to now or up to the next other task. */
function syncFrom(world: World, row: PipelineRow, at: number): Changes {
  finishDueLoad(world, row, at);
  const load = pendingLoad(world, row, at);
  const loadedAt = load ? endOf(load) : at;
  const isLoading = at < loadedAt;
  const every = isLoading ? shortestFrequencyMs : frequencyOf(row);
  const now = world.clock.now();
  const until = Math.min(
    now,
    isLoading ? loadedAt - 1 : now,
    (nextOutage(world, row.id, at, now)?.from ?? Number.POSITIVE_INFINITY) - 1,
  );
  const missed = Math.floor((until - at) / every);
  const last = at + missed * every;
  const next = isLoading ? Math.min(last + every, loadedAt) : last + every;
  const syncs = { from: at, to: last, every };
  const hourly_records = lastDayThrough(world, row, syncs);
  rememberSyncs(world, row, syncs);
  scheduleTask(world, row.id, 'sync', next);
  return {
    hourly_records,
    last_synced_at: isoOf(last),
    next_sync_at: isoOf(next),
    rev: row.rev + 1 + missed,
  };
}

/** Finishes the load that ends at `at`, and begins the next one. */
function finishDueLoad(world: World, row: PipelineRow, at: number): void {
  const load = pendingLoad(world, row);
  if (!load || at < endOf(load)) return;
  finishLoad(world, row, load);
  note(world, row, 'loaded', { at, text: load.kind });
  tellHooks(world, completions[load.kind], row.id, at);
  resumeLoad(world, row, at);
}

/** The initial sync of all tables completes once. Added tables are loaded like those of a resync. */
const completions = {
  initial: 'pipeline.initial_sync_completed',
  added: 'pipeline.resync_completed',
  resync: 'pipeline.resync_completed',
} as const;

const isoOf = (at: number): string => new Date(at).toISOString();
