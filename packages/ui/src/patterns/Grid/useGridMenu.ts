import { useRef, useState } from 'react';
import type { GridFocus } from './useGridFocus.ts';

/** One menu for all rows. It keeps the row it was opened for, even when rows change (T-32). */
export function useGridMenu<Row>(focus: GridFocus) {
  const trigger = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{
    readonly row: Row;
    readonly isOpen: boolean;
    readonly hasBox: boolean;
  }>();
  const open = (row: Row, beside: HTMLElement): void => {
    trigger.current = beside;
    setOpened({ row, isOpen: true, hasBox: focus.shownColumns().includes('#select') });
  };
  return {
    trigger,
    /** The row that the menu is, or was last, open for. */
    row: opened?.row,
    isOpen: opened?.isOpen ?? false,
    /** Whether that row's checkbox was visible. */
    hasBox: opened?.hasBox ?? false,
    open,

    /**
     * Opens the menu with a key for the focused row: from its button if that is visible, so that the focus returns
     * there.
     */
    openFocused(row: Row): void {
      const { place } = focus;
      const columns = focus.shownColumns();
      const column = columns.indexOf('#menu');
      focus.goTo({ row: place.index, column: column < 0 ? columns.indexOf(place.columnId) : column });
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) open(row, activeElement);
    },

    onOpenChange(isOpen: boolean): void {
      setOpened((current) => current && { ...current, isOpen });
      // On close, the focus returns to the button, or to the row now in its place.
      if (!isOpen && !trigger.current?.isConnected) requestAnimationFrame(focus.refocus);
    },
  };
}

export type GridMenuState<Row> = ReturnType<typeof useGridMenu<Row>>;
