import type { Mutation, QueryClient } from '@tanstack/react-query';

import { memoizePerObject } from './memoizePerObject.ts';
import { createRefetchQueue } from './refetchQueue.ts';

/** The last part of a bulk write's key. Queries are refetched once, when all of its writes are done. */
export const bulkKey = 'bulk';

const isBulk = ({ options }: Mutation): boolean => options.mutationKey?.at(-1) === bulkKey;

/**
 * The refetch queue that events and responses of writes share, so that a query is fetched once in two seconds
 * (F27).
 */
export const refetchesOf = memoizePerObject((queryClient: QueryClient) =>
  createRefetchQueue({
    refresh: (queryKey) => void queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
    isBusy: (queryKey) =>
      queryClient.isFetching({ queryKey }) > 0 || queryClient.isMutating({ predicate: isBulk }) > 0,
  }),
);
