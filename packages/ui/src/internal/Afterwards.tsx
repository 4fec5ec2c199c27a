import { useDeferredValue, type ReactNode } from 'react';

/** Draws its children a moment after what stands around them, where a press changes both and the latter matters more. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
