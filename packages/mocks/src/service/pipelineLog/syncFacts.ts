import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { PipelineRow, HistoryRow, Load } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { recordsOfSync } from '../pipelineHistory/flow.ts';
import { historyOf, startedAt } from '../pipelineHistory/history.ts';
import { loadedBy, progressOf } from '../pipelineHistory/loads.ts';
import { recordsBefore } from '../pipelineHistory/records.ts';
import { firstTables } from '../schemas/schemas.ts';
import type { SyncPart } from './parts.ts';

/** One sync of a part. Milliseconds since the epoch. */
export interface LoggedSync {
  readonly part: SyncPart;
  readonly at: number;
  /** The sync before it; 0 if there was none. */
  readonly previous: number;
}

export const syncAt = (part: SyncPart, index: number): LoggedSync => {
  const at = part.from + index * part.every;
  return { part, at, previous: index === 0 ? part.previous : at - part.every };
};

export type Course = 'usual' | 'lagging' | 'retried';

/** How a sync went: sometimes the source is far ahead, or a read fails and succeeds at the second attempt. */
export function courseOf(seed: number, id: number, at: number): Course {
  const luck = chance(seed, 'log', id, at);
  if (luck < 0.04) return 'lagging';
  return luck < 0.06 ? 'retried' : 'usual';
}

/** The facts of a sync. Its amounts match the usage. */
export interface SyncFacts extends LoggedSync {
  readonly course: Course;
  /** How long it took, in milliseconds. */
  readonly duration: number;
  /** How far the source is ahead, in milliseconds. */
  readonly lag: number;
  /** Two of the tables that were read; the same if there is only one. */
  readonly tables: readonly [string, string];
  /** Records of the first of them. */
  readonly ofFirst: number;
  /** Records of all tables, without loads. */
  readonly continuous: number;
  /** The current load. */
  readonly load:
    { readonly kind: Load['kind']; readonly records: number; readonly percent: number } | undefined;
}

/** Tables by name; unchanged until someone selects others. */
function tableNames(world: World, row: PipelineRow): string[] {
  const chosen = world.tables.replications.get(row.id)?.mappings;
  if (chosen) return chosen.flatMap(({ table, selected }) => (selected ? [table] : []));
  const source = world.tables.sources.get(row.source_id);
  const first = source ? firstTables(world, source) : [];
  return first.flatMap(({ name, ineligibleReason }) => (ineligibleReason === null ? [name] : []));
}

/** Records before the start of the world, by the minute: an hour's records are spread evenly. */
function movedBefore(world: World, row: PipelineRow): (from: number, to: number) => number {
  const first = Math.floor((startedAt(world, row) ?? 0) / hourMs);
  const before = recordsBefore(world.seed, historyOf(world, row), first);
  const withinHour = (at: number): number =>
    Math.round(((at % hourMs) / hourMs) * before.inHour(Math.floor(at / hourMs)));
  return (from, to) =>
    before.between(Math.floor(from / hourMs), Math.floor(to / hourMs)) + withinHour(to) - withinHour(from);
}

function loadAt(history: HistoryRow, { at, previous }: LoggedSync): SyncFacts['load'] {
  const load = history.loads.find(({ spans }) => spans.some(({ from, to }) => from < at && at <= (to ?? at)));
  return (
    load && {
      kind: load.kind,
      records: loadedBy(history, load, at) - loadedBy(history, load, previous),
      percent: Math.floor(100 * progressOf(load, at)),
    }
  );
}

/** Returns facts of a pipeline's syncs; shared ones are computed once. */
export function createFacts(world: World, row: PipelineRow): (sync: LoggedSync) => SyncFacts {
  const { seed } = world;
  const history = historyOf(world, row);
  const names = tableNames(world, row);
  const moved = movedBefore(world, row);
  return (sync) => {
    const { at, previous, part } = sync;
    const luck = (what: string): number => chance(seed, what, row.id, at);
    const course = courseOf(seed, row.id, at);
    const index = Math.floor(luck('table') * names.length);
    const tables = [names[index] ?? '', names[(index + 1) % names.length] ?? ''] as const;
    const continuous = part.isOfThisWorld
      ? recordsOfSync(seed, history, at, part.every)
      : moved(previous || at - part.every, at);
    return {
      ...sync,
      course,
      duration: Math.round(1_500 + 3_000 * luck('duration')),
      lag: Math.round((course === 'lagging' ? 600_000 : 1_000) * (1 + 4 * luck('lag'))),
      tables,
      ofFirst: tables[0] === tables[1] ? continuous : Math.round(continuous * (0.5 + 0.4 * luck('part'))),
      continuous,
      load: loadAt(history, sync),
    };
  };
}
