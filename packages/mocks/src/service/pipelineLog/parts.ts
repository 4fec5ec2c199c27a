import type { PipelineRow, JournalEntry, Stretch } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { historyOf } from '../pipelineHistory/history.ts';
import { journalOf } from '../pipelineHistory/journal.ts';

/** Lines per sync (syncLines.ts). */
export const linesOfSync = 8;

/** A part of a log whose lines can be counted without generating them. */
interface Part {
  /** The number of its first line, from the start of the log. */
  readonly first: number;
  readonly length: number;
}
/** Consecutive syncs. */
export interface SyncPart extends Part {
  readonly kind: 'syncs';
  /** The first sync, in milliseconds since the epoch, and the interval. */
  readonly from: number;
  readonly every: number;
  /** The sync before the first; 0 if there was none. */
  readonly previous: number;
  /** Earlier syncs; no line is older. */
  readonly notBefore: number;
  readonly isOfThisWorld: boolean;
}
export interface EntryPart extends Part {
  readonly kind: 'entry';
  readonly entry: JournalEntry;
}
export type LogPart = SyncPart | EntryPart;

type Syncs = Stretch & Pick<SyncPart, 'isOfThisWorld'>;

/** All syncs of a pipeline. Those before the start of the world have its initial interval. */
function syncsOf(world: World, row: PipelineRow): Syncs[] {
  const { before, stretches } = historyOf(world, row);
  const own = stretches.map((stretch) => ({ ...stretch, isOfThisWorld: true }));
  if (!before) return own;
  const { at, every } = before;
  const count = Math.max(0, Math.floor((at - Date.parse(row.created_at)) / every) - 1);
  return [{ from: at - count * every, to: at, every, isOfThisWorld: false }, ...own];
}

/** A pipeline's log in parts, oldest first: its syncs, separated by state changes. */
export function partsOf(world: World, row: PipelineRow): readonly LogPart[] {
  const parts: LogPart[] = [];
  const waiting = syncsOf(world, row);
  let [first, previous, notBefore] = [0, 0, 0];
  const addSyncs = ({ from, to, every, isOfThisWorld }: Syncs) => {
    const length = (Math.round((to - from) / every) + 1) * linesOfSync;
    parts.push({ kind: 'syncs', first, length, from, every, previous, notBefore, isOfThisWorld });
    first += length;
    previous = to;
  };
  const addUpTo = (until: number) => {
    for (let next = waiting[0]; next && next.from <= until; next = waiting[0]) {
      const last = Math.min(next.to, next.from + Math.floor((until - next.from) / next.every) * next.every);
      addSyncs({ ...next, to: last });
      if (last === next.to) waiting.shift();
      else waiting[0] = { ...next, from: last + next.every };
    }
  };
  for (const entry of journalOf(world, row)) {
    addUpTo(entry.at);
    parts.push({ kind: 'entry', first, length: 1, entry });
    first += 1;
    notBefore = entry.at;
  }
  addUpTo(Number.POSITIVE_INFINITY);
  return parts;
}
