import { atom } from 'jotai';

import { openModalAtom } from './openModal.ts';

/** Whether something typed would be lost by a reload or by leaving. */
export const hasUnsavedInputAtom = atom(false);

/** What that is, a line each: it is said when somebody else has made saving it impossible. */
export const unsavedWorkAtom = atom<readonly string[]>([]);

/** Whether a person is in the middle of something: what an open modal holds would be lost as well. */
export const isEngagedAtom = atom((get) => get(hasUnsavedInputAtom) || get(openModalAtom) !== null);
