import { minuteMs } from '../core/durations.ts';
import type { PipelineRow, HistoryRow, Load } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { historyOf, initialLoad, initialSyncMs } from './history.ts';

/** The size of a full load, in days of typical records. */
const loadedDays = 30;

/** Duration of an uninterrupted load, in milliseconds. */
const lengthOf = ({ share, length }: Load): number =>
  length ?? Math.max(minuteMs, Math.round(initialSyncMs * share));

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

/** The first unfinished load: running, or waiting for the pipeline to run. The others wait for it. */
export const pendingLoad = (world: World, row: PipelineRow, at = latestSync(row)): Load | undefined =>
  historyOf(world, row).loads.find((load) => progressOf(load, at) < 1);

/** When a running load will end, in milliseconds since the epoch. */
export function endOf(load: Load): number {
  const open = load.spans.at(-1);
  return open ? open.from + lengthOf(load) - passedBy(load, open.from) : Number.POSITIVE_INFINITY;
}

function replace(world: World, row: PipelineRow, load: Load, after: Load): void {
  const history = historyOf(world, row);
  const loads = history.loads.map((each) => (each === load ? after : each));
  world.tables.histories.put({ ...history, loads });
}

export function addLoad(world: World, row: PipelineRow, load: Omit<Load, 'spans'>): void {
  const history = historyOf(world, row);
  world.tables.histories.put({ ...history, loads: [...history.loads, { ...load, spans: [] }] });
}

/** Starts the initial sync if there was none, and continues the first waiting load unless a load is running. */
export function resumeLoad(world: World, row: PipelineRow, at: number): void {
  if (historyOf(world, row).loads.length === 0) {
    addLoad(world, row, initialLoad);
  }
  const load = pendingLoad(world, row, at);
  if (!load || isRunning(load)) return;
  replace(world, row, load, { ...load, spans: [...load.spans, { from: at, to: null }] });
}

const isRunning = ({ spans }: Load): boolean => spans.at(-1)?.to === null;

/** The load with its open span closed. */
const closed = (load: Load, at: number): Load => ({
  ...load,
  spans: load.spans.map((span) => (span.to === null ? { ...span, to: Math.max(span.from, at) } : span)),
});

/** Interrupts running loads: the pipeline stops. */
export function restLoad(world: World, row: PipelineRow): void {
  const load = pendingLoad(world, row);
  if (load) replace(world, row, load, closed(load, latestSync(row)));
}

export function finishLoad(world: World, row: PipelineRow, load: Load): void {
  replace(world, row, load, closed(load, endOf(load)));
  const { silent, ...history } = historyOf(world, row);
  if (!silent) return;
  const isLeft = (table: string) => load.tables !== null && !load.tables.includes(table);
  const { failed_tables, lost_rows, ...others } = silent;
  world.tables.histories.put({
    ...history,
    silent: {
      ...others,
      ...(failed_tables && { failed_tables: failed_tables.filter(isLeft) }),
      ...(lost_rows && {
        lost_rows: Object.fromEntries(Object.entries(lost_rows).filter(([table]) => isLeft(table))),
      }),
    },
  });
}

/** The load with what it moved until its last sync as its whole; `undefined` if it moved nothing. */
function cutOff(load: Load, at: number): Load | undefined {
  const progress = progressOf(load, at);
  if (progress === 1) return load;
  if (progress === 0) return undefined;
  return { ...closed(load, at), share: load.share * progress, length: passedBy(load, at) };
}

/** Keeps only these tables in unfinished loads. A load without any of them ends. */
export function keepInLoads(world: World, row: PipelineRow, kept: ReadonlySet<string>): void {
  const history = historyOf(world, row);
  const at = latestSync(row);
  const loads = history.loads.flatMap((load) => {
    if (load.tables === null || progressOf(load, at) === 1) return load;
    const tables = load.tables.filter((table) => kept.has(table));
    if (tables.length === 0) return cutOff(load, at) ?? [];
    return tables.length === load.tables.length ? load : { ...load, tables };
  });
  world.tables.histories.put({ ...history, loads });
}
