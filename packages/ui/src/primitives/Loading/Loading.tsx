import { useEffect, useState, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import * as css from './Loading.css.ts';

export interface LoadingProps extends RootProps<HTMLDivElement> {
  /**
   * Accessible label for what is loading, for example `Loading pipelines`. Skeletons have no label of their
   * own.
   */
  label: string;
  /** Skeleton of the content. Without it, nothing is visible until `lateAfterMs` has passed. */
  children?: ReactNode;
  /** Time after which the slow message appears, in ms. @default 10000 */
  lateAfterMs?: number;
}

/**
 * A loading state with a skeleton. After `lateAfterMs` it shows and announces that loading takes longer than usual
 * (F25). For one block or rows use `LoadingBlock`; for a value that may fail to load use `RemoteView`.
 */
export function Loading({ label, children, lateAfterMs = 10_000, ...root }: LoadingProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, [lateAfterMs]);
  return (
    <div {...root} className={css.loading} role="status" aria-label={label}>
      {isLate && <p className={css.hint}>Still loading. This takes longer than usual.</p>}
      {children && <div aria-busy>{children}</div>}
    </div>
  );
}
