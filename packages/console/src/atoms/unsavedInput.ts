import { atom } from 'jotai';

/** Whether something typed would be lost by a reload or by leaving. */
export const hasUnsavedInputAtom = atom(false);
