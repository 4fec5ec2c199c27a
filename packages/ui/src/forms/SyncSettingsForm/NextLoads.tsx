import { useEffect, useId, useRef } from 'react';
import { formatRun } from '../../domain/pipelines/sentences.ts';
import { isInWindow, type MaintenanceWindow } from '../../domain/schedule/window.ts';
import * as css from './SyncSettingsForm.css.ts';
import { useTimeZone } from '../../patterns/PresentProvider/present.ts';

interface NextLoadsProps {
  title: string;
  runs: readonly Date[];
  /** Omitted while it is invalid. */
  window?: MaintenanceWindow | undefined;
  now: Date;
  /** Moves the focus here, because the focused element was removed. @default false */
  takesFocus?: boolean;
}

/** The next loads of a pipeline, each with its notes. */
export function NextLoads({ title: words, runs, window, now, takesFocus = false }: NextLoadsProps) {
  const timeZone = useTimeZone();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h3 ref={title} id={titleId} className={css.runsTitle} tabIndex={-1}>
        {words}
      </h3>
      <ol className={css.runs} aria-labelledby={titleId}>
        {runs.map((at) => (
          <li key={at.getTime()} className={css.run}>
            <span>{formatRun(at, now, timeZone)}</span>
            {window && isInWindow(window, at) ? (
              <span className={css.runNote}>in the maintenance window</span>
            ) : (
              timeZone !== 'UTC' && <span className={css.runUtc}>{formatRun(at, now, 'UTC')}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
