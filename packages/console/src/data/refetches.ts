import type { Mutation, QueryClient, QueryKey } from '@tanstack/react-query';

import { memoizePerObject } from '../kit/memoizePerObject.ts';
import { coalesceMs, createRefetchQueue, minIntervalMs, type RefetchQueue } from './refetchQueue.ts';

/** The last part of a bulk write's key. Queries are refetched once, when all of its writes are done. */
export const bulkKey = 'bulk';

const isBulk = ({ options }: Mutation): boolean => options.mutationKey?.at(-1) === bulkKey;

/** Sums over records are expensive for the service, those of an account most of all. In milliseconds. */
export const usageIntervalsMs = { pipeline: 10_000, account: 60_000 } as const;

const isUsage = ([resource]: QueryKey): boolean => resource === 'usage';
const isOfAccount = (key: QueryKey): boolean => isUsage(key) && !('id' in Object(key[2]));

/**
 * The refetch queue that events and responses of writes share, so that a query is fetched once in two seconds,
 * and sums of records less often (F27).
 */
export const refetchesOf = memoizePerObject((queryClient: QueryClient): RefetchQueue => {
  const queue = createRefetchQueue({
    refresh: (queryKey) => void queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
    isBusy: (queryKey) =>
      queryClient.isFetching({ queryKey }) > 0 || queryClient.isMutating({ predicate: isBulk }) > 0,
    intervalOf: (key) =>
      isOfAccount(key) ? usageIntervalsMs.account : isUsage(key) ? usageIntervalsMs.pipeline : minIntervalMs,
  });
  return {
    ...queue,
    mark(key, withinMs = 0) {
      // Every page that shows the account's usage has just read it.
      const readAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
      const restMs = isOfAccount(key) ? usageIntervalsMs.account - Math.max(0, Date.now() - readAt) : 0;
      queue.mark(key, Math.max(coalesceMs, withinMs, restMs));
    },
  };
});
