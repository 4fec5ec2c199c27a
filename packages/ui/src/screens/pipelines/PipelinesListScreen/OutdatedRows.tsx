import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { describeProblem } from '../../../domain/problem.ts';
import { hint } from '../../../primitives/Loading/Loading.css.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import * as css from './PipelinesListScreen.css.ts';

interface OutdatedRowsProps {
  /** The rows are those of another view: what was asked for is not there yet. */
  isOutdated: boolean;
  /** Nor will it come before the connection is back. */
  isOffline: boolean;
  children: ReactNode;
}

/** Rows that stay until those of the view are there: to be seen that they are not, and nothing can be done with them. */
export function OutdatedRows({ isOutdated, isOffline, children }: OutdatedRowsProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement>(null);
  // Who has pressed a column's head is not thrown out of the list for it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOutdated && activeElement instanceof HTMLElement && content.current?.contains(activeElement)) {
      held.current = activeElement;
      region.current?.focus({ preventScroll: true });
    } else if (!isOutdated && held.current) {
      if (activeElement === region.current) held.current.focus({ preventScroll: true });
      held.current = null;
    }
  }, [isOutdated]);
  return (
    <div ref={region} className={css.rows} tabIndex={isOutdated ? -1 : undefined}>
      {isOutdated && (
        <div className={css.note}>{isOffline ? <OfflineHint /> : <Loading label="Loading pipelines" />}</div>
      )}
      <div
        ref={content}
        className={isOutdated ? css.outdated : undefined}
        aria-busy={isOutdated || undefined}
        inert={isOutdated}
      >
        {children}
      </div>
    </div>
  );
}

function OfflineHint() {
  const { title, advice } = describeProblem({ kind: 'offline' });
  return (
    <p role="status" className={hint}>
      {title} {advice}
    </p>
  );
}
