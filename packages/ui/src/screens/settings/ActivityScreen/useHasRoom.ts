import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../../theme/tokens.ts';

const room = () => matchMedia(`(min-width: ${breakpoint.icons / 16}rem)`);
const read = () => room().matches;
const none = () => false;
function subscribe(listener: () => void) {
  const query = room();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a form beside the list, from 1100 px at the default font size. On a server there is none. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, read, none);
