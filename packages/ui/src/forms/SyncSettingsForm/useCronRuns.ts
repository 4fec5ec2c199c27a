import { useEffect, useSyncExternalStore } from 'react';
import { createLazyCode } from '../../internal/lazyCode.ts';

/** As much code as the rest of the form, and rarely needed: it loads when a cron schedule is selected. */
const cronRuns = createLazyCode(() => import('../../domain/schedule/nextCronRuns.ts'));

/** The code that calculates the runs of a cron expression, and its loading progress. */
export function useCronRuns(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) cronRuns.ask();
  }, [isWanted]);
  return {
    code: useSyncExternalStore(cronRuns.subscribe, cronRuns.read, () => undefined),
    progress: useSyncExternalStore(cronRuns.subscribe, cronRuns.progress, () => 'waiting' as const),
    ask: cronRuns.ask,
  };
}
