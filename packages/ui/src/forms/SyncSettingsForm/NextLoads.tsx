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
  const isPaused = (at: Date) => window !== undefined && isInWindow(window, at);
  // All rows have two lines, or all have one.
  const hasNotes = timeZone !== 'UTC' || runs.some(isPaused);
  const noteOf = (at: Date) =>
    timeZone === 'UTC' ? 'outside the maintenance window' : formatRun(at, now, 'UTC');
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
            {hasNotes && (
              <span className={isPaused(at) ? css.runNote : css.runUtc}>
                {isPaused(at) ? 'in the maintenance window' : noteOf(at)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
