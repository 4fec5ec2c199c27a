import type { KeyboardEvent } from 'react';
import { headIndex, moved, moveOf, type GridMove } from '../Grid/Grid.logic.ts';
import type { GridFocus } from '../Grid/useGridFocus.ts';

interface TreeKeyboard {
  readonly rowCount: number;
  /** Maximum height of a row, in px: that of a table. */
  readonly rowHeight: number;
  readonly focus: GridFocus;
  /** The first column, where the left and right arrow keys close and open rows. */
  readonly nameId: string;
  /** `undefined` for rows without children. */
  isOpen(index: number): boolean | undefined;
  /** Index of the parent row; -1 at the root. */
  parentOf(index: number): number;
  setOpen(index: number, isOpen: boolean): void;
  openSiblings(index: number): void;
  toggle(index: number): void;
  toggleAll(): void;
  openMenu(): void;
  undo(): void;
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** The height of the window that neither sticky heads nor a bar at the bottom cover, in px. */
function roomFor(target: EventTarget): number {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null;
  const above = cell ? pixels(getComputedStyle(cell).scrollMarginBlockStart) : 0;
  return innerHeight - above - pixels(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
}

function move(
  event: KeyboardEvent<HTMLElement>,
  asked: GridMove,
  { rowCount, focus, nameId, ...tree }: TreeKeyboard,
) {
  const { index, columnId } = focus.place;
  const columns = focus.shownColumns();
  const column = Math.max(columns.indexOf(columnId), 0);
  const isAtName = columnId === nameId && index !== headIndex;
  if (isAtName && asked === 'after' && tree.isOpen(index) === false) return tree.setOpen(index, true);
  if (isAtName && asked === 'before') {
    if (tree.isOpen(index)) return tree.setOpen(index, false);
    const parent = tree.parentOf(index);
    return parent < 0 ? undefined : focus.goTo({ row: parent, column });
  }
  // The name cell represents its row: Home and End move through the rows from there.
  const row =
    isAtName && asked === 'rowStart' ? 0 : isAtName && asked === 'rowEnd' ? rowCount - 1 : undefined;
  if (row !== undefined) return focus.goTo({ row, column });
  const page = Math.max(1, Math.floor(roomFor(event.target) / tree.rowHeight) - 1);
  return focus.goTo(moved({ row: index, column }, asked, { rows: rowCount, columns: columns.length, page }));
}

/** The keyboard of the ARIA treegrid. Other keys are left to the browser. */
export function pressTreeKey(event: KeyboardEvent<HTMLElement>, tree: TreeKeyboard): void {
  const { focus } = tree;
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  const spot = focus.whereIs(target);
  if (!spot || event.defaultPrevented) return;
  const { index } = spot;
  const isRow = index !== headIndex;
  const isWide = ctrlKey || metaKey;
  const does = (action: () => void): void => {
    event.preventDefault();
    action();
  };

  const asked = moveOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (asked) does(() => move(event, asked, tree));
  else if (isRow && (key === 'ContextMenu' || (key === 'F10' && shiftKey))) does(tree.openMenu);
  else if (isWide && key.toLowerCase() === 'a') does(tree.toggleAll);
  else if (isWide && key.toLowerCase() === 'z' && !shiftKey) does(tree.undo);
  else if (!isRow || spot.cell.querySelector('[data-control=menu]') === target) return;
  else if (key === ' ') does(() => tree.toggle(index));
  else if (key === '*') does(() => tree.openSiblings(index));
  else if (key === 'Enter') {
    const isOpen = tree.isOpen(index);
    if (isOpen !== undefined) does(() => tree.setOpen(index, !isOpen));
    else does(() => tree.toggle(index));
  }
}
