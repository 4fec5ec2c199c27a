import { useDeferredValue, type ReactNode } from 'react';

/** Defers rendering its children with useDeferredValue so that the surrounding content updates first. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
