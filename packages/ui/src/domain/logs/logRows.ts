import type { PipelineEvent } from '../entities/pipelineEvent.ts';

/**
 * A row of a log as one number, because a log may have a million rows: the index of its line and the kind of the row.
 */
export type LogRow = number;
/** `heading` names a day or a run, `line` shows one line or a group, `repeat` an earlier line of an open group, `detail` the open line. */
export type LogRowKind = 'heading' | 'line' | 'repeat' | 'detail';

/** In the order in which the rows of one line follow each other, so that the numbers of rows ascend. */
const kinds = ['heading', 'line', 'repeat', 'detail'] as const satisfies readonly LogRowKind[];

/** The row of this kind for the line at an index. */
export const rowOf = (line: number, kind: LogRowKind): LogRow => line * kinds.length + kinds.indexOf(kind);
export const lineOfRow = (row: LogRow): number => Math.floor(row / kinds.length);
export const kindOfRow = (row: LogRow): LogRowKind => kinds[row % kinds.length] ?? 'line';

/** The position of the last of ascending numbers that is not above `wanted`; 0 if all are. */
function lastUpTo(ascending: Int32Array, wanted: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The position of a row; -1 if it is not among the rows. */
export function findRow(rows: Int32Array, row: LogRow): number {
  const at = lastUpTo(rows, row);
  return rows[at] === row ? at : -1;
}

/** The index of a line by its number. Numbers usually descend, which makes a million of them quick to search. */
export function findLine(lines: readonly PipelineEvent[], id: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((lines[middle]?.id ?? 0) > id) low = middle + 1;
    else high = middle;
  }
  return lines[low]?.id === id ? low : lines.findIndex((line) => line.id === id);
}

/** The lines of a log as groups below headings, without what is open. */
export interface LogGroups {
  /** Index of the first line of each group, in the order of the lines. Most groups are one line. */
  readonly starts: Int32Array;
  /** The rows while no line is open. */
  readonly rows: Int32Array;
  /** Number of lines. */
  readonly length: number;
}

const isRepeated = (line: PipelineEvent, before: PipelineEvent | undefined): boolean =>
  before !== undefined &&
  (line.level === 'error' || line.level === 'warning') &&
  line.level === before.level &&
  line.message === before.message &&
  line.collection === before.collection;

/**
 * Groups consecutive errors, and consecutive warnings, that say the same about the same table.
 * @param sectionOf returns what a line belongs to, such as its day. Each section has a heading, and no group extends over
 * two of them.
 */
export function groupLines(
  lines: readonly PipelineEvent[],
  sectionOf?: (line: PipelineEvent) => string | number,
): LogGroups {
  const starts = new Int32Array(lines.length);
  const rows = new Int32Array(lines.length * (sectionOf ? 2 : 1));
  let [groups, count, index] = [0, 0, 0];
  let before: PipelineEvent | undefined;
  let section: string | number | undefined;
  for (const line of lines) {
    const own = sectionOf?.(line);
    if (own !== section || !isRepeated(line, before)) {
      if (own !== section) rows[count++] = rowOf(index, 'heading');
      starts[groups++] = index;
      rows[count++] = rowOf(index, 'line');
    }
    [section, before] = [own, line];
    index += 1;
  }
  return { starts: starts.subarray(0, groups), rows: rows.subarray(0, count), length: lines.length };
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

/**
 * The rows to show. An open line is followed by its detail. The group of an open line is open as well, so that its
 * other lines follow.
 */
export function openRows(groups: LogGroups, open: number): LogRows {
  const { starts, rows, length } = groups;
  const endOf = (at: number): number => starts[at + 1] ?? length;
  const sizeAt = (line: number): number => {
    const at = lastUpTo(starts, line);
    return endOf(at) - (starts[at] ?? 0);
  };
  if (open < 0 || length === 0) return { rows, sizeAt, open: -1, openGroup: -1 };
  const group = lastUpTo(starts, open);
  const first = starts[group] ?? 0;
  const added: number[] = [];
  for (let line = first; line < endOf(group); line += 1) {
    if (line > first) added.push(rowOf(line, 'repeat'));
    if (line === open) added.push(rowOf(line, 'detail'));
  }
  const at = findRow(rows, rowOf(first, 'line')) + 1;
  const all = new Int32Array(rows.length + added.length);
  all.set(rows.subarray(0, at));
  all.set(added, at);
  all.set(rows.subarray(at), at + added.length);
  return { rows: all, sizeAt, open, openGroup: first };
}
