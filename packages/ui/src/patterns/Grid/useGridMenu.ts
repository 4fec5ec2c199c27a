import { useRef, useState } from 'react';
import type { GridFocus } from './useGridFocus.ts';

/** One menu for all rows. It keeps the row it was opened for, whatever happens to the rows meanwhile (T-32). */
export function useGridMenu<Row>(focus: GridFocus) {
  const trigger = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ readonly row: Row; readonly isOpen: boolean }>();
  return {
    trigger,
    /** The row it is, or was last, open for. */
    row: opened?.row,
    isOpen: opened?.isOpen ?? false,

    open(row: Row, beside: HTMLElement): void {
      trigger.current = beside;
      setOpened({ row, isOpen: true });
    },

    onOpenChange(isOpen: boolean): void {
      setOpened((current) => current && { ...current, isOpen });
      // Closing gives the focus back to the button; if its row has gone, to the row now in its place.
      if (!isOpen && !trigger.current?.isConnected) requestAnimationFrame(focus.refocus);
    },
  };
}
