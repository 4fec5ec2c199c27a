import { useState } from 'react';
import { minuteMs } from '../../domain/duration.ts';
import { checkSyncSettings } from '../../domain/schedule/checkSyncSettings.ts';
import { nextIntervalRuns } from '../../domain/schedule/nextIntervalRuns.ts';
import { nextCronLoad, nextIntervalLoad } from '../../domain/schedule/nextLoad.ts';
import { scheduleSentence, windowSentence, windowShiftSentence } from '../../domain/schedule/sentences.ts';
import { describeFrequency, type SyncSettings } from '../../domain/schedule/syncSettings.ts';
import { parseWindow, writeWindow } from '../../domain/schedule/window.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { NextLoads } from './NextLoads.tsx';
import { useCronRuns } from './useCronRuns.ts';
import * as css from './SyncSettingsForm.css.ts';

export interface SyncPreviewProps {
  /** What is foretold. */
  settings: SyncSettings;
  /** The present, by the service's clock. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
}

/** In the place of the sentences and of three loads. */
const waiting = (
  <Loading label="Loading the next loads">
    <div className={css.preview}>
      <Skeleton width="84%" height={20} />
      <Skeleton width="68%" height={18} />
      <Skeleton width="52%" height={18} />
      <Skeleton height={18} />
      <Skeleton height={18} />
      <Skeleton height={18} />
    </div>
  </Loading>
);

/** What the settings come to, in a sentence and in the next three loads, for a pipeline that starts now. */
export function SyncPreview({ settings, now, timeZone }: SyncPreviewProps) {
  const errors = checkSyncSettings(settings);
  const isCron = settings.destinationSchedule === 'cron';
  const cron = useCronRuns(isCron);
  const [wasAskedAgain, setAskedAgain] = useState(false);
  // Seconds are of no interest to a schedule, and with them the card would change under the reader's eyes.
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const runs = isCron
    ? cron.code?.nextCronRuns(settings.destinationSyncCron, { after: minute })
    : nextIntervalRuns(settings.destinationSyncFrequency, { after: minute });
  // As typed it may lack a leading zero.
  const window = parseWindow(writeWindow(settings.maintenanceWindow));
  const rightWindow = window && !errors.windowStart && !errors.windowEnd ? window : undefined;
  const next = (): Date | null | undefined => {
    if (!rightWindow) return runs?.[0];
    const question = { after: minute, window: rightWindow };
    if (!isCron) return nextIntervalLoad(settings.destinationSyncFrequency, question);
    const text = settings.destinationSyncCron;
    return nextCronLoad(text, question, (after) => cron.code?.nextCronRuns(text, { after, count: 1 })[0]);
  };
  const shift = rightWindow && windowShiftSentence(rightWindow, minute, timeZone);

  const loads = () => {
    if (errors.destinationSyncCron) {
      return <p className={css.aside}>The next loads show here once the cron expression is right.</p>;
    }
    if (!runs && cron.progress === 'waiting') return waiting;
    return (
      <>
        <p className={css.sentence}>{scheduleSentence(settings, next(), minute, timeZone)}</p>
        <p className={css.aside}>
          The source is read {describeFrequency(settings.sourceSyncFrequency).toLowerCase()}.
        </p>
        {runs ? (
          <NextLoads
            runs={runs}
            window={rightWindow}
            now={minute}
            timeZone={timeZone}
            takesFocus={wasAskedAgain}
          />
        ) : (
          <Banner
            tone="caution"
            role="status"
            title="The next loads cannot be foretold."
            actions={
              <Button
                size="small"
                isPending={cron.progress === 'retrying'}
                onPress={() => {
                  setAskedAgain(true);
                  cron.ask();
                }}
              >
                Try again
              </Button>
            }
          >
            A part of this page did not come. The cron expression is right, and can be used without it.
          </Banner>
        )}
      </>
    );
  };
  return (
    <Card title="What will happen">
      <div className={css.preview}>{loads()}</div>
      {rightWindow && (
        <div className={css.preview}>
          <p className={css.sentence}>{windowSentence(rightWindow, minute, timeZone)}</p>
          {shift && <p className={css.aside}>{shift}</p>}
        </div>
      )}
    </Card>
  );
}
