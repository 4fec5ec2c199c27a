import { useId } from 'react';
import { checkSyncSettings } from '../../domain/schedule/checkSyncSettings.ts';
import { nextCronRuns, nextIntervalRuns } from '../../domain/schedule/cron.ts';
import {
  formatRun,
  scheduleSentence,
  windowSentence,
  windowShiftSentence,
} from '../../domain/schedule/sentences.ts';
import { describeFrequency, type SyncSettings } from '../../domain/schedule/syncSettings.ts';
import { isInWindow, parseWindow, writeWindow } from '../../domain/schedule/window.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import * as css from './SyncSettingsForm.css.ts';

export interface SyncPreviewProps {
  /** What is foretold. */
  settings: SyncSettings;
  /** The present, by the service's clock. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
}

/** What the settings come to, in a sentence and in the next three loads, for a pipeline that starts now. */
export function SyncPreview({ settings, now, timeZone }: SyncPreviewProps) {
  const runsId = useId();
  const errors = checkSyncSettings(settings);
  // Seconds are of no interest to a schedule, and with them the card would change under the reader's eyes.
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const runs =
    settings.destinationSchedule === 'cron'
      ? nextCronRuns(settings.destinationSyncCron, { after: minute })
      : nextIntervalRuns(settings.destinationSyncFrequency, { after: minute });
  // As typed it may lack a leading zero.
  const window = parseWindow(writeWindow(settings.maintenanceWindow));
  const isWindowRight = window && !errors.windowStart && !errors.windowEnd;
  const shift = isWindowRight && windowShiftSentence(window, minute, timeZone);
  return (
    <Card title="What will happen">
      <div className={css.preview}>
        {errors.destinationSyncCron ? (
          <p className={css.aside}>The next loads show here once the cron expression is right.</p>
        ) : (
          <>
            <p className={css.sentence}>{scheduleSentence(settings, runs[0], minute, timeZone)}</p>
            <p className={css.aside}>
              The source is read {describeFrequency(settings.sourceSyncFrequency).toLowerCase()}.
            </p>
            <h3 id={runsId} className={css.runsTitle}>
              Next loads, if it starts now
            </h3>
            <ol className={css.runs} aria-labelledby={runsId}>
              {runs.map((at) => (
                <li key={at.getTime()} className={css.run}>
                  <span>{formatRun(at, minute, timeZone)}</span>
                  {isWindowRight && isInWindow(window, at) ? (
                    <span className={css.runNote}>in the maintenance window</span>
                  ) : (
                    timeZone !== 'UTC' && <span className={css.runUtc}>{formatRun(at, minute, 'UTC')}</span>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {isWindowRight && (
        <div className={css.preview}>
          <p className={css.sentence}>{windowSentence(window, minute, timeZone)}</p>
          {shift && <p className={css.aside}>{shift}</p>}
        </div>
      )}
    </Card>
  );
}
