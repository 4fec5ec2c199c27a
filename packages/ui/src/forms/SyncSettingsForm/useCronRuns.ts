import { useEffect, useSyncExternalStore } from 'react';
import { createLazyCode } from '../../internal/lazyCode.ts';

/** As much code as the rest of the form, and few have a use for it: it comes with the choice of a cron schedule. */
const cronRuns = createLazyCode(() => import('../../domain/schedule/nextCronRuns.ts'));

/** What foretells the runs of a cron expression, or how far it is on its way. */
export function useCronRuns(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) cronRuns.ask();
  }, [isWanted]);
  return {
    code: useSyncExternalStore(cronRuns.subscribe, cronRuns.read, cronRuns.read),
    progress: useSyncExternalStore(cronRuns.subscribe, cronRuns.progress, cronRuns.progress),
    ask: cronRuns.ask,
  };
}
