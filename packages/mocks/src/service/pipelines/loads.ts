import { minuteMs } from '../core/durations.ts';
import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import { historyOf, initialLoad, initialSyncMs } from './history.ts';
import type { HistoryRow, Load } from './historyRow.ts';

/** The size of a full load, in days of typical records. */
const loadedDays = 30;

/** Duration of an uninterrupted load, in milliseconds. */
const lengthOf = ({ share }: Load): number => Math.max(minuteMs, Math.round(initialSyncMs * share));

/** Elapsed time of a load. */
const passedBy = ({ spans }: Load, at: number): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to ?? at) - from), 0);

/** Progress of a load at a time, from 0 to 1. */
export const progressOf = (load: Load, at: number): number =>
  Math.min(1, passedBy(load, at) / lengthOf(load));

/** Records of a load at a time. */
export const loadedBy = ({ usual }: HistoryRow, load: Load, at: number): number =>
  Math.round(usual * loadedDays * load.share * progressOf(load, at));

/** The time up to which records were moved: they arrive with syncs, and not in between. */
export const latestSync = (row: PipelineRow): number =>
  row.last_synced_at === null ? 0 : Date.parse(row.last_synced_at);

/** The unfinished load: running, or waiting for the pipeline to run. */
export function pendingLoad(world: World, row: PipelineRow): Load | undefined {
  const load = historyOf(world, row).loads.at(-1);
  return load && progressOf(load, latestSync(row)) < 1 ? load : undefined;
}

/** When a running load will end, in milliseconds since the epoch. */
export function endOf(load: Load): number {
  const open = load.spans.at(-1);
  return open ? open.from + lengthOf(load) - passedBy(load, open.from) : Number.POSITIVE_INFINITY;
}

function putLast(world: World, row: PipelineRow, load: Load): void {
  const history = historyOf(world, row);
  world.tables.histories.put({ ...history, loads: [...history.loads.slice(0, -1), load] });
}

export function addLoad(world: World, row: PipelineRow, load: Omit<Load, 'spans'>): void {
  const history = historyOf(world, row);
  world.tables.histories.put({ ...history, loads: [...history.loads, { ...load, spans: [] }] });
}

/** Starts the initial sync if there was none, and continues waiting loads. */
export function resumeLoad(world: World, row: PipelineRow, at: number): void {
  if (historyOf(world, row).loads.length === 0) {
    addLoad(world, row, initialLoad);
  }
  const load = pendingLoad(world, row);
  if (load) putLast(world, row, { ...load, spans: [...load.spans, { from: at, to: null }] });
}

/** Closes the open span, at `at` or the last sync. */
function close(world: World, row: PipelineRow, load: Load, at: number): void {
  const spans = load.spans.map((span) =>
    span.to === null ? { ...span, to: Math.max(span.from, at) } : span,
  );
  putLast(world, row, { ...load, spans });
}

/** Interrupts running loads: the pipeline stops. */
export function restLoad(world: World, row: PipelineRow): void {
  const load = pendingLoad(world, row);
  if (load) close(world, row, load, latestSync(row));
}

export const finishLoad = (world: World, row: PipelineRow, load: Load): void =>
  close(world, row, load, endOf(load));
