import { createContext } from 'react';

/** Whether the form is read-only for now, such as during a save: fields can be focused but not changed. */
export const ReadOnlyContext = createContext(false);
