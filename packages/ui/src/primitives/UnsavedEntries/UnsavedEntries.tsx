import { useCallback, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { EntriesContext } from './entriesContext.ts';

export interface UnsavedEntriesProps {
  /**
   * Called with `true` when a dialog holds entries that are not saved (its `hasChanges`), and with `false` when none does
   * any more. Entries that are being sent do not count.
   */
  onChange(hasEntries: boolean): void;
  /** The part of the product whose dialogs count. */
  children: ReactNode;
}

/**
 * Reports whether a dialog holds entries, so that a product can ask before its page is left. To ask before a dialog is
 * closed use `Dialog` with `hasChanges`. Put dialogs that keep their entries into an `UnsavedEntries` of their own.
 */
export function UnsavedEntries({ onChange, children }: UnsavedEntriesProps) {
  const [count, setCount] = useState(0);
  const add = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const report = useEffectEvent(onChange);
  const hasEntries = count > 0;
  // A layout effect: who saves and then leaves is not asked.
  useLayoutEffect(() => {
    if (!hasEntries) return undefined;
    report(true);
    return () => report(false);
  }, [hasEntries]);
  return <EntriesContext value={add}>{children}</EntriesContext>;
}
