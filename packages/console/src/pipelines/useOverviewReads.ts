import {
  getPipelineUsage,
  listPipelineCollections,
  listPipelineEvents,
  listPipelineUsageCollections,
} from '@millrace/ui/contract';
import {
  isKnown,
  type CollectionUsage,
  type PipelineId,
  type PipelineUsage,
} from '@millrace/ui/domain/entities';
import {
  collectionsQuestion,
  usageHistoryQuestion,
  usageQuestion,
  type UsageRange,
} from '@millrace/ui/domain/usage';
import { syncRunsQuestion } from '@millrace/ui/domain/views';
import { useQuery, type Query } from '@tanstack/react-query';

import { keepPrevious, read, type ReadKey } from '../data/read.ts';
import { useNow, useTimeZone } from '../session/present.tsx';

const isLoading = (collections: readonly CollectionUsage[] = []): boolean =>
  collections.some(({ status }) => isKnown(['waiting', 'initial_sync', 'resyncing'], status));

const historyIntervalMs = 5 * 60_000;
/** The history is 60 days by the hour: live updates change it too little to read it again with each of them. */
const historyFreshness = {
  staleTime: ({ state }: Query<PipelineUsage, Error, PipelineUsage, ReadKey>) =>
    state.data && Date.now() - state.dataUpdatedAt < historyIntervalMs ? 'static' : 0,
  // An update within the interval is read at its end.
  refetchInterval: ({ state }: Query<PipelineUsage, Error, PipelineUsage, ReadKey>) =>
    state.isInvalidated && historyIntervalMs,
} as const;

/**
 * The figures of an overview. The page is readable with the pipeline and its chart; the rest follows once the chart has
 * answered, has failed for the first time or has found no network. Another range loads all of its parts at once.
 */
export function useOverviewReads(id: PipelineId, range: UsageRange, hasData: boolean) {
  const now = useNow();
  const timeZone = useTimeZone();
  const usageRead = read(getPipelineUsage, { id, ...usageQuestion(range, now, timeZone) });
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead), enabled: hasData });
  const isReadable =
    usage.isFetched || usage.isPlaceholderData || usage.failureCount > 0 || usage.fetchStatus === 'paused';
  const enabled = hasData && isReadable;
  const historyRead = read(getPipelineUsage, { id, ...usageHistoryQuestion(now, timeZone) });
  const history = useQuery({
    ...historyRead,
    ...historyFreshness,
    placeholderData: keepPrevious(historyRead),
    enabled,
  });
  const collectionsRead = read(listPipelineCollections, {
    id,
    ...collectionsQuestion(range, now, timeZone),
  });
  const collections = useQuery({
    ...collectionsRead,
    placeholderData: keepPrevious(collectionsRead),
    enabled,
  });
  const isCopying = isLoading(collections.data);
  const totals = useQuery({
    ...read(listPipelineUsageCollections, { id }),
    enabled: enabled && isCopying,
  });
  const events = useQuery({ ...read(listPipelineEvents, { id, ...syncRunsQuestion }), enabled });
  return { usage, history, collections, events, totals: isCopying ? totals.data : undefined };
}
