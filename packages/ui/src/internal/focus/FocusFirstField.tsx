import { useEffect, useRef, type ReactNode } from 'react';

interface FocusFirstFieldProps {
  /** Selects its text, so that typing replaces it. */
  selectsText?: boolean;
  children: ReactNode;
}

/** Moves the focus to the first text field within when it appears, as in a dialog whose form is shared with a page. */
export function FocusFirstField({ selectsText = false, children }: FocusFirstFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field with an error may have it already.
    if (root.current?.matches(':focus-within') !== false) return;
    const field = root.current.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    if (selectsText) field?.select();
  }, [selectsText]);
  return <div ref={root}>{children}</div>;
}
