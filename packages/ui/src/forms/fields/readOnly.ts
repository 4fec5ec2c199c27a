import { createContext } from 'react';

/** Whether a form is read-only for now, such as while it is saved: it can be read and walked through, not changed. */
export const ReadOnlyContext = createContext(false);
