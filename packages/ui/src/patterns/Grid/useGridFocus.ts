import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { headIndex, reconcilePlace, type GridPlace, type GridSpot } from './Grid.logic.ts';

interface Given<Row> {
  readonly rows: readonly Row[];
  /** The columns, in order. */
  readonly parts: readonly { readonly id: string; readonly column?: { readonly isRowHeader?: boolean } }[];
  getRowId(row: Row): string;
  /** Finds a row by its id, -1 where it is gone. @default looks at one after the other */
  findRow?(id: string): number;
  /** Scrolls to a cell that takes the focus. @default no further than it takes to see the whole cell */
  bringIntoView?(cell: HTMLElement): void;
}

const cellSelector = '[aria-colindex]';
const numberOf = (element: Element | null | undefined, attribute: string): number =>
  Number(element?.getAttribute(attribute));

/** Whether layout gives it any room: a hidden column's cells have none. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Scrolls no further than it takes to see the whole cell. */
export const scrollToCell = (cell: HTMLElement): void =>
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Keeps exactly one tab stop in the grid, and the focus on its row through whatever happens to the rows. */
export function useGridFocus<Row>({
  rows,
  parts,
  getRowId,
  findRow,
  bringIntoView = scrollToCell,
}: Given<Row>) {
  const grid = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isLeaving = useRef(false);
  const [stored, setStored] = useState<GridPlace>(() => ({
    rowId: rows[0] === undefined ? '' : getRowId(rows[0]),
    index: 0,
    columnId: '',
  }));

  const settled = reconcilePlace(stored, rows, getRowId, findRow);
  if (settled !== stored) setStored(settled);
  const isKnown = parts.some(({ id }) => id === settled.columnId);
  const home = parts.find(({ column }) => column?.isRowHeader) ?? parts[0];
  const place: GridPlace = {
    rowId: settled.rowId,
    index: rows.length === 0 ? headIndex : settled.index,
    columnId: isKnown ? settled.columnId : (home?.id ?? ''),
  };

  const tabStop = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
  const refocus = () => {
    const target = tabStop();
    target?.focus({ preventScroll: true });
    const cell = target?.closest<HTMLElement>(cellSelector);
    // The head sticks: it is always in view.
    if (cell && cell.getAttribute('role') !== 'columnheader') bringIntoView(cell);
  };

  // React puts the focus back on a row it moved, but not on one it removed. A blur by the person was seen by `onBlur`,
  // the one of a removed row is not: what remains is exactly the focus that was lost.
  useLayoutEffect(() => {
    if (!isLeaving.current && !(hasFocus.current && document.activeElement === document.body)) return;
    isLeaving.current = false;
    refocus();
  });

  // A window that got narrower may have hidden the column with the tab stop, or the last row that was selected the boxes.
  const attach = useCallback((element: HTMLDivElement) => {
    grid.current = element;
    const observer = new ResizeObserver(() => {
      const stop = element.querySelector('[tabindex="0"]');
      if (!stop || isShown(stop)) return;
      // Until the page is drawn it has the focus still, which goes on with the tab stop.
      isLeaving.current = stop === document.activeElement;
      setStored((current) => ({ ...current, columnId: '' }));
    });
    observer.observe(element);
    for (const head of element.querySelectorAll('[role="columnheader"]')) observer.observe(head);
    return () => {
      observer.disconnect();
      grid.current = null;
    };
  }, []);

  /** The row, the column and the cell that something in the grid belongs to. */
  const whereIs = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
    const part = parts[numberOf(cell, 'aria-colindex') - 1];
    // What a cell opened elsewhere, such as a dialog, reports here too.
    if (!cell || !part || !grid.current?.contains(cell)) return undefined;
    return { index: numberOf(cell.parentElement, 'aria-rowindex') - 2, part, cell };
  };

  /** Columns as they show now, in order. */
  const shownColumns = (): readonly string[] =>
    parts.flatMap(({ id }, index) => {
      const head = grid.current?.querySelector(`[role="columnheader"][aria-colindex="${index + 1}"]`);
      return head && isShown(head) ? [id] : [];
    });

  return {
    place,
    refocus,
    whereIs,
    shownColumns,

    /** What shows the row with the tab stop. */
    rowElement: (): HTMLElement | null | undefined => tabStop()?.closest<HTMLElement>('[role="row"]'),

    /** Moves the focus there, and does `also` in the same breath. */
    goTo({ row, column }: GridSpot, also?: () => void): void {
      const target = rows[row];
      flushSync(() => {
        setStored({
          rowId: target === undefined ? '' : getRowId(target),
          index: target === undefined ? headIndex : row,
          columnId: shownColumns()[column] ?? '',
        });
        also?.();
      });
      refocus();
    },

    /** For the element with the role. */
    gridProps: {
      ref: attach,
      onFocus({ target }: FocusEvent): void {
        const spot = whereIs(target);
        if (!spot) return;
        hasFocus.current = true;
        const { index, part } = spot;
        if (index === place.index && part.id === place.columnId) return;
        const row = rows[index];
        setStored({ rowId: row === undefined ? '' : getRowId(row), index, columnId: part.id });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          hasFocus.current = false;
      },
    },
  };
}

export type GridFocus = ReturnType<typeof useGridFocus>;
