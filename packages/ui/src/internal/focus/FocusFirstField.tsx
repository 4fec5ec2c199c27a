import { useEffect, useRef, type ReactNode } from 'react';

/** Moves the focus to the first text field within when it appears, as in a dialog whose form is shared with a page. */
export function FocusFirstField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field with an error may have it already.
    if (root.current?.matches(':focus-within') === false)
      root.current.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return <div ref={root}>{children}</div>;
}
