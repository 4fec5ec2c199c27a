import { createContext } from 'react';

/** The place in the head of a `Wizard` that shows the way back on a phone; `null` outside of one. */
export const BackSlot = createContext<HTMLElement | null>(null);
