import { useEffect, useRef, useState, type RefObject } from 'react';

interface LateNotice {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Announces a notice that was not there from the start. */
  readonly role: 'alert' | undefined;
}

/** A notice that may appear while someone works further down the page: it is announced, and scrolled into view. */
export function useLateNotice(isShown: boolean): LateNotice {
  const ref = useRef<HTMLDivElement>(null);
  const [wasShownAtFirst] = useState(isShown);
  const isLate = isShown && !wasShownAtFirst;
  useEffect(() => {
    if (isLate) ref.current?.scrollIntoView({ block: 'center' });
  }, [isLate]);
  return { ref, role: isLate ? 'alert' : undefined };
}
