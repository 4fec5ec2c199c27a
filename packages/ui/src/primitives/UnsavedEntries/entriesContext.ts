import { createContext } from 'react';

/** Counts a dialog with entries. Returns what ends it. */
export const EntriesContext = createContext<() => () => void>(() => () => undefined);
