import type { KeyboardEvent } from 'react';
import { headIndex, moved, moveOf, type GridMove } from '../../../patterns/Grid/Grid.logic.ts';
import type { GridFocus } from '../../../patterns/Grid/useGridFocus.ts';

interface LogKeyboard {
  readonly rowCount: number;
  /** Height of a line in px. */
  readonly rowHeight: number;
  readonly focus: GridFocus;
  /** Whether the row can have the focus; an open line's detail cannot. */
  isStop(index: number): boolean;
  /** Opens or closes the line of a row. */
  toggle(index: number): void;
  /** Closes the open line. Returns whether there was one. */
  close(): boolean;
}

const upward: ReadonlySet<GridMove> = new Set<GridMove>(['up', 'pageUp', 'gridStart']);

function move({ rowCount, rowHeight, focus, isStop }: LogKeyboard, asked: GridMove): void {
  const { index, columnId } = focus.place;
  const columns = focus.shownColumns();
  const page = Math.max(1, Math.floor(innerHeight / rowHeight) - 4);
  const here = { row: index, column: Math.max(columns.indexOf(columnId), 0) };
  const there = moved(here, asked, { rows: rowCount, columns: columns.length, page });
  const step = upward.has(asked) ? -1 : 1;
  let { row } = there;
  while (row > headIndex && row < rowCount && !isStop(row)) row += step;
  // A detail at the very end has no row after it.
  if (row >= rowCount) row = index;
  focus.goTo({ row, column: there.column });
}

/** The arrow keys of a data grid; Enter and Space open a line, Escape closes it. Other keys are left to the browser. */
export function pressLogKey(event: KeyboardEvent<HTMLElement>, log: LogKeyboard): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented) return;
  if (key === 'Escape') {
    if (!log.close()) return;
    event.preventDefault();
    log.focus.refocus();
    return;
  }
  const spot = log.focus.whereIs(target);
  if (!spot) return;
  const asked = moveOf(event, getComputedStyle(currentTarget).direction === 'rtl');
  if (asked) {
    event.preventDefault();
    move(log, asked);
  } else if ((key === 'Enter' || key === ' ') && spot.index !== headIndex) {
    event.preventDefault();
    log.toggle(spot.index);
  }
}
