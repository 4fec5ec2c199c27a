import type { KeyboardEvent } from 'react';
import { headHeight } from './Grid.css.ts';
import { headIndex, moved, moveOf, type GridMove } from './Grid.logic.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { GridSelectionState } from './useGridSelection.ts';

interface Keyboard {
  readonly rowCount: number;
  readonly focus: GridFocus;
  readonly selection: GridSelectionState;
  /** Follows the row's link, or does what the grid was given to do. */
  openRow(index: number, rowElement: HTMLElement | null): void;
  /** Absent where rows have no menu. */
  openMenu?(): void;
}

/** Rows that a person sees together. */
function pageOf(grid: HTMLElement, row: HTMLElement | null | undefined): number {
  const room = Math.min(grid.clientHeight, innerHeight) - headHeight;
  return Math.max(1, Math.floor(room / (row?.offsetHeight || headHeight)));
}

function go(event: KeyboardEvent<HTMLElement>, move: GridMove, { rowCount, focus, selection }: Keyboard) {
  const { place } = focus;
  const columns = focus.shownColumns();
  const here = { row: place.index, column: Math.max(columns.indexOf(place.columnId), 0) };
  const page = pageOf(event.currentTarget, focus.rowElement());
  const there = moved(here, move, { rows: rowCount, columns: columns.length, page });
  const isRange = event.shiftKey && selection.isOn && here.row !== there.row;
  const isAmongRows = here.row !== headIndex && there.row !== headIndex;
  if (isRange && isAmongRows) {
    focus.goTo(there, () => selection.extend(here.row, there.row));
  } else {
    selection.dropAnchor();
    focus.goTo(there);
  }
}

/**
 * The menu keys anywhere in a row, or a press of its menu button. The button's own click would come from nowhere, and
 * the menu then leave its first item without the focus.
 */
const opensMenu = ({ key, shiftKey, target }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'ContextMenu' ||
  (key === 'F10' && shiftKey) ||
  ((key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.dataset['control'] === 'menu');

/** The keyboard of the patterns guide's data grid; what it leaves alone stays the browser's or the control's. */
export function pressKey(event: KeyboardEvent<HTMLElement>, keyboard: Keyboard): void {
  const { focus, selection, openRow, openMenu } = keyboard;
  const { target, key, ctrlKey, metaKey } = event;
  const spot = focus.whereIs(target);
  if (!spot || event.defaultPrevented) return;
  const { index } = spot;
  const isRow = index !== headIndex;
  const does = (action: () => void): void => {
    event.preventDefault();
    action();
  };

  const move = moveOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (move) {
    does(() => go(event, move, keyboard));
  } else if (openMenu && isRow && opensMenu(event)) {
    does(openMenu);
  } else if (key === 'Enter' && isRow && target === spot.cell) {
    does(() => openRow(index, spot.cell.parentElement));
  } else if (!selection.isOn) {
    return;
  } else if (key === ' ' && isRow && !(target instanceof HTMLButtonElement)) {
    does(() => selection.toggle(index));
  } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
    does(selection.selectAll);
  } else if (key === 'Escape' && selection.isAny) {
    // What is around the grid, such as a dialog, closes with the next one.
    event.stopPropagation();
    does(selection.clear);
  }
}
