import type { PipelineEvent } from '../entities/pipelineEvent.ts';

/**
 * A row of a log as one number, because a log may have a million rows: the index of its line and the kind of the row.
 */
export type LogRow = number;
/** `line` shows one line or a group, `repeat` an earlier line of an open group, `detail` the open line, `day` its day. */
export type LogRowKind = 'line' | 'repeat' | 'detail' | 'day';

const kinds = ['line', 'repeat', 'detail', 'day'] as const satisfies readonly LogRowKind[];
const code = (line: number, kind: LogRowKind): LogRow => line * kinds.length + kinds.indexOf(kind);

export const lineOfRow = (row: LogRow): number => Math.floor(row / kinds.length);
export const kindOfRow = (row: LogRow): LogRowKind => kinds[row % kinds.length] ?? 'line';

/** Index of the first line of each group, in the order of the lines. Most groups are one line. */
export type LogGroups = Int32Array;

const isRepeated = (line: PipelineEvent, before: PipelineEvent | undefined): boolean =>
  before !== undefined &&
  (line.level === 'error' || line.level === 'warning') &&
  line.level === before.level &&
  line.message === before.message &&
  line.collection === before.collection;

/** Groups consecutive errors, and consecutive warnings, that say the same about the same table. */
export function groupLines(lines: readonly PipelineEvent[]): LogGroups {
  const starts = new Int32Array(lines.length);
  let count = 0;
  let before: PipelineEvent | undefined;
  let index = 0;
  for (const line of lines) {
    if (!isRepeated(line, before)) {
      starts[count] = index;
      count += 1;
    }
    before = line;
    index += 1;
  }
  return starts.subarray(0, count);
}

/** The rows of a log, and what each group contains. */
export interface LogRows {
  readonly rows: Int32Array;
  /** The number of lines in the group that begins at this line. */
  readonly sizeAt: (line: number) => number;
  /** Index of the open line; -1 if it is not among the lines. */
  readonly open: number;
  /** Index of the first line of the open group; -1 if none is open. */
  readonly openGroup: number;
}

/** The position of the last group that starts at or before a line. */
function groupAt(groups: LogGroups, line: number): number {
  let [low, high] = [0, groups.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((groups[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Shown {
  readonly lines: readonly PipelineEvent[];
  readonly groups: LogGroups;
  /** Index of the open line; -1 for none. */
  readonly open: number;
  /** Returns the day of a line, to separate days. */
  readonly dayOf?: ((line: PipelineEvent) => string) | undefined;
}

/**
 * The rows to show. An open line is followed by its detail. The group of an open line is open as well, so that its
 * other lines follow.
 */
export function rowsOf({ lines, groups, open, dayOf }: Shown): LogRows {
  const position = open < 0 ? -1 : groupAt(groups, open);
  const endOf = (at: number): number => groups[at + 1] ?? lines.length;
  const openSize = position < 0 ? 0 : endOf(position) - (groups[position] ?? 0);
  const rows = new Int32Array(groups.length * (dayOf ? 2 : 1) + openSize + 1);
  let count = 0;
  let day: string | undefined;
  for (let at = 0; at < groups.length; at += 1) {
    const first = groups[at] ?? 0;
    const line = dayOf && lines[first];
    const here = line && dayOf(line);
    if (here !== day) rows[count++] = code(first, 'day');
    day = here;
    rows[count++] = code(first, 'line');
    if (at !== position) continue;
    for (let each = first; each < endOf(at); each += 1) {
      if (each > first) rows[count++] = code(each, 'repeat');
      if (each === open) rows[count++] = code(each, 'detail');
    }
  }
  return {
    rows: rows.subarray(0, count),
    sizeAt: (line) => {
      const at = groupAt(groups, line);
      return endOf(at) - (groups[at] ?? 0);
    },
    open,
    openGroup: position < 0 ? -1 : (groups[position] ?? -1),
  };
}
