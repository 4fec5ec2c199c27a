import { useDeferredValue } from 'react';

/**
 * False in the first frame of what opens, true right after it. What takes long to render, such as a list of options,
 * waits for it, and the answer to the press does not wait for the list. Reserve the room for it.
 */
export const useIsOpened = (): boolean => useDeferredValue(true, false);
