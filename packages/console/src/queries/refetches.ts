import type { QueryClient } from '@tanstack/react-query';

import { weakMemo } from '../weakMemo.ts';
import { createRefetchQueue } from './refetchQueue.ts';

/** Marks a write that consists of many: what it changes is read again once, when all of them are done. */
export const bulkWriteKey = ['many'] as const;

/**
 * What is to be read again, for all who hear of a change: events, and answers to commands. Only together can they keep to
 * one read of the same thing in two seconds (F27).
 */
export const refetchesOf = weakMemo((queryClient: QueryClient) =>
  createRefetchQueue({
    refresh: (queryKey) => void queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
    isBusy: (queryKey) =>
      queryClient.isFetching({ queryKey }) > 0 || queryClient.isMutating({ mutationKey: bulkWriteKey }) > 0,
  }),
);
