import { useEffect, useState, useSyncExternalStore } from 'react';
import { minuteMs } from '../../domain/format/duration.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { checkCron } from '../../domain/schedule/checkCron.ts';
import { describeFrequency } from '../../domain/schedule/frequency.ts';
import { nextIntervalRuns } from '../../domain/schedule/nextIntervalRuns.ts';
import { nextCronLoad, nextIntervalLoad } from '../../domain/schedule/nextLoad.ts';
import { scheduleSentence, windowSentence, windowShiftSentence } from '../../domain/pipelines/sentences.ts';
import { activeWindow } from '../../domain/pipelines/syncSettings.ts';
import { createLazyCode } from '../../internal/lazyCode.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { NextLoads } from './NextLoads.tsx';
import { useSyncSettings } from './useSyncSettings.ts';
import * as css from './SyncSettingsForm.css.ts';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';

/** As much code as the rest of the form, and rarely needed: it loads when a cron schedule is selected. */
const cronRuns = createLazyCode(() => import('../../domain/schedule/nextCronRuns.ts'));

/** The code that calculates the runs of a cron expression, and its loading progress. */
function useCronRuns(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) cronRuns.ask();
  }, [isWanted]);
  return {
    code: useSyncExternalStore(cronRuns.subscribe, cronRuns.read, () => undefined),
    progress: useSyncExternalStore(cronRuns.subscribe, cronRuns.progress, () => 'waiting' as const),
    ask: cronRuns.ask,
  };
}

export interface SyncPreviewProps {
  /** The form with the settings to preview. */
  model: FormModel;
  /**
   * The next sync of a pipeline that runs: its loads at an interval continue from there. `null` for a pipeline that was
   * stopped, which has no next load. Omitted for a new one, which can start now.
   */
  nextSyncAt?: Date | null;
}

/** Placeholder for the sentences and three loads. */
const waiting = (
  <Loading label="Calculating next loads">
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

/** The schedule in a sentence and the next three loads. */
export function SyncPreview({ model, nextSyncAt }: SyncPreviewProps) {
  const settings = useSyncSettings(model);
  const now = useNow();
  const timeZone = useTimeZone();
  const isCron = settings.destinationSchedule === 'cron';
  const cron = useCronRuns(isCron);
  const [wasAskedAgain, setAskedAgain] = useState(false);
  // A schedule has no seconds. With them the card would change every second.
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  // A sync that is due is about to run, so the interval continues from now.
  const intervalStart =
    nextSyncAt && nextSyncAt > minute
      ? new Date(nextSyncAt.getTime() - settings.destinationSyncFrequency)
      : minute;
  const runs = isCron
    ? cron.code?.nextCronRuns(settings.destinationSyncCron, { after: minute })
    : nextIntervalRuns(settings.destinationSyncFrequency, { after: intervalStart });
  const rightWindow = activeWindow(settings);
  const next = (): Date | null | undefined => {
    if (!rightWindow) return runs?.[0];
    if (!isCron)
      return nextIntervalLoad(settings.destinationSyncFrequency, {
        after: intervalStart,
        window: rightWindow,
      });
    const text = settings.destinationSyncCron;
    return nextCronLoad(
      text,
      { after: minute, window: rightWindow },
      (after) => cron.code?.nextCronRuns(text, { after, count: 1 })[0],
    );
  };
  const shift = rightWindow && windowShiftSentence(rightWindow, minute, timeZone);

  const loads = () => {
    if (isCron && checkCron(settings.destinationSyncCron) !== undefined) {
      return <p className={css.aside}>Enter a valid cron expression to see the next runs.</p>;
    }
    if (!runs && cron.progress === 'waiting') return waiting;
    return (
      <>
        <p className={css.sentence}>
          {scheduleSentence(settings, nextSyncAt === null ? undefined : next(), minute, timeZone)}
        </p>
        <p className={css.aside}>
          The source is read {describeFrequency(settings.sourceSyncFrequency).toLowerCase()}.
        </p>
        {runs ? (
          <NextLoads
            title={nextSyncAt ? 'Next loads' : 'Next loads if the pipeline starts now'}
            runs={runs}
            window={rightWindow}
            now={minute}
            takesFocus={wasAskedAgain}
          />
        ) : (
          <Banner
            tone="caution"
            role="status"
            title="Can’t predict the next runs."
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
            Part of this page failed to load. The cron expression is valid and can be saved.
          </Banner>
        )}
      </>
    );
  };
  return (
    <Card title="Schedule preview">
      <div className={css.preview}>{loads()}</div>
      {!settings.hasMaintenanceWindow && (
        <div className={css.preview}>
          <p className={css.sentence}>No maintenance window</p>
        </div>
      )}
      {rightWindow && (
        <div className={css.preview}>
          <p className={css.sentence}>{windowSentence(rightWindow, minute, timeZone)}</p>
          {shift && <p className={css.aside}>{shift}</p>}
        </div>
      )}
    </Card>
  );
}
