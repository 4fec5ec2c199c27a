import type { LogLevel } from '@millrace/ui/domain/entities';
import type { PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { lineOfEntry } from './entryLines.ts';
import { linesOfSync, partsOf, type LogPart, type SyncPart } from './parts.ts';
import { courseOf, createFacts, syncAt, type SyncFacts } from './syncFacts.ts';
import { levelsOf, lineOfSync, type LogLine } from './syncLines.ts';

/**
 * A log by line number, starting at 0 for the oldest. Lines are generated on demand: a million of them cost nothing.
 */
export interface Log {
  readonly length: number;
  lineAt(index: number): LogLine;
  /** The first line that is not older than `at`, in milliseconds since the epoch. */
  firstSince(at: number): number;
  /** The numbers from before `to` down to `from` of the lines with one of `levels`, newest first. */
  ofLevels(levels: ReadonlySet<LogLevel>, from: number, to: number): number[];
}

export function createLog(world: World, row: PipelineRow): Log {
  const { seed } = world;
  const parts = partsOf(world, row);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const factsOf = createFacts(world, row);
  let latest: SyncFacts | undefined;

  const lineOfPart = (part: SyncPart, offset: number): LogLine => {
    const sync = syncAt(part, Math.floor(offset / linesOfSync));
    // Neighbours are lines of one sync.
    if (latest?.at !== sync.at || latest.part !== part) latest = factsOf(sync);
    return lineOfSync(latest, offset % linesOfSync);
  };
  const lineAt = (index: number): LogLine => {
    const part = partAt(parts, index);
    return part.kind === 'entry' ? lineOfEntry(part.entry) : lineOfPart(part, index - part.first);
  };
  const levelsOfPart = (part: LogPart, offset: number): readonly LogLevel[] => {
    if (part.kind === 'entry') return [lineOfEntry(part.entry).level];
    return levelsOf[courseOf(seed, row.id, part.from + (offset / linesOfSync) * part.every)];
  };

  return {
    length,
    lineAt,
    firstSince(at) {
      let [low, high] = [0, length];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (lineAt(middle).at < at) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    ofLevels(levels, from, to) {
      const found: number[] = [];
      for (const part of parts.toReversed()) {
        const size = part.kind === 'entry' ? 1 : linesOfSync;
        for (let offset = part.length - size; offset >= 0; offset -= size) {
          if (part.first + offset >= to) continue;
          if (part.first + offset + size <= from) return found;
          const own = levelsOfPart(part, offset);
          for (let line = size - 1; line >= 0; line -= 1) {
            const index = part.first + offset + line;
            const level = own[line];
            if (level && levels.has(level) && index >= from && index < to) found.push(index);
          }
        }
      }
      return found;
    },
  };
}

/** The part of a line. */
function partAt(parts: readonly LogPart[], index: number): LogPart {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((parts[middle]?.first ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const part = parts[low];
  if (!part) throw new RangeError(`There is no line ${index}.`);
  return part;
}
