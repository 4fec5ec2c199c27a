import { lazy } from 'react';

/**
 * The code of the dialog that a session ends in. Whoever begins to type has it fetched: when it is needed, hours may have
 * passed, and the build it belongs to may have been replaced.
 */
export const loadSessionEnded = async () =>
  (await import('./SessionEndedContainer.tsx')).SessionEndedContainer;

export const LazySessionEnded = lazy(async () => ({ default: await loadSessionEnded() }));
