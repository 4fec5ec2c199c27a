import { useEffect, useSyncExternalStore } from 'react';
import { createLazyCode } from '../../internal/lazyCode.ts';

/** As much code as the rest of the form, and few have a use for it: it comes with the choice of a cron schedule. */
const late = createLazyCode(() => import('../../domain/schedule/nextCronRuns.ts'));

/** What foretells the runs of a cron expression, or how far it is on its way. */
export function useCronRuns(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) late.ask();
  }, [isWanted]);
  return {
    code: useSyncExternalStore(late.subscribe, late.read, late.read),
    progress: useSyncExternalStore(late.subscribe, late.progress, late.progress),
    ask: late.ask,
  };
}
