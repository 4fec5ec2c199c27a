import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { activeElement } from '../../internal/focus/activeElement.ts';
import { observeSize } from '../../internal/observeSize.ts';
import { headIndex, reconcilePlace, type GridPlace, type GridSpot, type RowList } from './Grid.logic.ts';

interface Given<Row> {
  readonly rows: RowList<Row>;
  /** The columns, in order. */
  readonly parts: readonly { readonly id: string; readonly column?: { readonly isRowHeader?: boolean } }[];
  getRowId(row: Row): string;
  /** Finds a row by its id; -1 if it is gone. @default a linear search */
  findRow?(id: string): number;
  /** Scrolls to a cell that takes the focus. @default scrolls the least distance that shows the whole cell */
  bringIntoView?(cell: HTMLElement): void;
}

const cellSelector = '[aria-colindex]';
/** Controls between the rows, such as those of an open row, are tab stops of their own. */
const stopSelector = ':is([aria-colindex], [aria-colindex] *)[tabindex="0"]';
const numberOf = (element: Element | null | undefined, attribute: string): number =>
  Number(element?.getAttribute(attribute));

/** Whether the element has a layout box: cells of hidden columns have none. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Scrolls the least distance that shows the whole cell. */
export const scrollToCell = (cell: HTMLElement): void =>
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Keeps exactly one tab stop in the grid, and the focus on its row when rows change. */
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

  const tabStop = () => grid.current?.querySelector<HTMLElement>(stopSelector);
  const refocus = () => {
    const target = tabStop();
    target?.focus({ preventScroll: true });
    const cell = target?.closest<HTMLElement>(cellSelector);
    // The sticky head is always in view.
    if (cell && cell.getAttribute('role') !== 'columnheader') bringIntoView(cell);
  };

  // React restores the focus of a row it moved, but not of one it removed. `onBlur` reports a blur by the user, but not
  // the removal of a focused row. So a focus that is still recorded here was lost.
  useLayoutEffect(() => {
    if (!isLeaving.current && !(hasFocus.current && document.activeElement === document.body)) return;
    isLeaving.current = false;
    refocus();
  });

  // A narrower window may hide the column with the tab stop. Deselecting the last row may hide the checkboxes.
  const attach = useCallback((element: HTMLDivElement) => {
    grid.current = element;
    const look = () => {
      const stop = element.querySelector(stopSelector);
      if (!stop || isShown(stop)) return;
      // The hidden element keeps the focus until the next paint; then the new tab stop gets it.
      isLeaving.current = stop === activeElement();
      setStored((current) => ({ ...current, columnId: '' }));
    };
    const unobserve = observeSize(look, element, ...element.querySelectorAll('[role="columnheader"]'));
    return () => {
      unobserve();
      grid.current = null;
    };
  }, []);

  /** The row, column and cell that an element belongs to. */
  const whereIs = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
    const part = parts[numberOf(cell, 'aria-colindex') - 1];
    // Focus events of portals opened by a cell, such as a dialog, bubble here too.
    if (!cell || !part || !grid.current?.contains(cell)) return undefined;
    return { index: numberOf(cell.parentElement, 'aria-rowindex') - 2, part, cell };
  };

  /** The visible columns, in order. */
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

    /** The element of the row with the tab stop. */
    rowElement: (): HTMLElement | null | undefined => tabStop()?.closest<HTMLElement>('[role="row"]'),

    /** Moves the focus to a cell and calls `also` in the same update. */
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

    /** Props of the element with the grid role. */
    gridProps: {
      ref: attach,
      onFocus({ target }: FocusEvent): void {
        const spot = whereIs(target);
        if (!spot) return;
        hasFocus.current = true;
        const { index, part, cell } = spot;
        // A cell over all columns, such as a heading between the rows, leaves the column as it is.
        const columnId = cell.hasAttribute('aria-colspan') ? place.columnId : part.id;
        if (index === place.index && columnId === place.columnId) return;
        const row = rows[index];
        setStored({ rowId: row === undefined ? '' : getRowId(row), index, columnId });
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          hasFocus.current = false;
      },
    },
  };
}

export type GridFocus = ReturnType<typeof useGridFocus>;
