import { useEffect, useState, type ReactNode } from 'react';
import * as css from './Loading.css.ts';

export interface LoadingProps {
  /** What is on its way, for whom no skeleton speaks: `Loading pipelines`. */
  label: string;
  /** Holds the place of it. Left out, nothing shows until it takes long. */
  children?: ReactNode;
  /** When it counts as long, in milliseconds. @default 10000 */
  lateAfterMs?: number;
}

/**
 * Something is on its way. Where that takes long it says so, in words and to assistive technology, so that nobody takes it
 * for a page that has died (docs/faults.md F25).
 */
export function Loading({ label, children, lateAfterMs = 10_000 }: LoadingProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, [lateAfterMs]);
  return (
    <div className={css.loading} role="status" aria-label={label}>
      {isLate && <p className={css.hint}>Still loading. This takes longer than usual.</p>}
      {children && <div aria-busy>{children}</div>}
    </div>
  );
}
