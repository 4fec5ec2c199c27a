import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { describeProblem } from '../../domain/outcome/problem.ts';
import { hint } from '../../primitives/Loading/Loading.css.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { activeElement } from '../../internal/focus/activeElement.ts';
import * as css from './ResourceList.css.ts';

/** Says that the browser is offline, and that loading resumes by itself. */
function OfflineHint() {
  const { title, advice } = describeProblem({ kind: 'offline' });
  return (
    <p role="status" className={hint}>
      {title} {advice}
    </p>
  );
}

interface OutdatedRowsProps {
  /** The rows belong to the previous view while those of the current one load. */
  isOutdated: boolean;
  /** The rows of the current view load when the connection returns. */
  isOffline: boolean;
  /** Announced while they load: “Loading pipelines”. */
  label: string;
  children: ReactNode;
}

/** Keeps the previous rows until the next ones have loaded: visibly outdated, and inert. */
export function OutdatedRows({ isOutdated, isOffline, label, children }: OutdatedRowsProps) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  // `inert` would drop the focus of a user who pressed a column head: the focus moves to the region and back.
  useLayoutEffect(() => {
    const active = activeElement();
    if (isOutdated && active instanceof HTMLElement && content.current?.contains(active)) {
      focused.current = active;
      region.current?.focus({ preventScroll: true });
    } else if (!isOutdated && focused.current) {
      if (active === region.current) focused.current.focus({ preventScroll: true });
      focused.current = null;
    }
  }, [isOutdated]);
  return (
    <div ref={region} className={css.rows} tabIndex={isOutdated ? -1 : undefined}>
      {isOutdated && (
        <div className={css.note}>{isOffline ? <OfflineHint /> : <Loading label={label} />}</div>
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
