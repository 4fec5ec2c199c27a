import type { KeyboardEvent } from 'react';
import { headHeight } from './Grid.css.ts';
import { headIndex, moved, moveOf, type GridMove } from './Grid.logic.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { GridSelectionState } from './useGridSelection.ts';

interface Keyboard {
  readonly rowCount: number;
  readonly focus: GridFocus;
  readonly selection: GridSelectionState;
  /** Follows the row's link or runs the row action. */
  openRow(index: number, rowElement: HTMLElement | null): void;
  /** Omitted if rows have no menu. */
  openMenu?(): void;
}

/** Number of rows visible at once. */
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
 * A menu key anywhere in a row, or a key press on its menu button. After the button's own click, the menu would not
 * focus its first item.
 */
const opensMenu = ({ key, shiftKey, target }: KeyboardEvent<HTMLElement>): boolean =>
  key === 'ContextMenu' ||
  (key === 'F10' && shiftKey) ||
  ((key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.dataset['control'] === 'menu');

/** What is selected in a dialog was entered there: Escape asks whether to discard it, as for every other entry. */
const isInDialog = (grid: Element): boolean => grid.closest('[role=dialog], [role=alertdialog]') !== null;

/** The keyboard of the ARIA data grid. Other keys are left to the browser or the control. */
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
    const link = spot.cell.querySelector<HTMLElement>('a[data-control="link"]');
    does(() => (link ? link.click() : openRow(index, spot.cell.parentElement)));
  } else if (!selection.isOn) {
    return;
  } else if (key === ' ' && isRow && !(target instanceof HTMLButtonElement)) {
    does(() => selection.toggle(index));
  } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
    does(selection.selectAll);
  } else if (key === 'Escape' && selection.isAny && !isInDialog(event.currentTarget)) {
    // A surrounding element closes with the next Escape.
    event.stopPropagation();
    does(selection.clear);
  }
}
