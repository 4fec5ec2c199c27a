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

import { keepPrevious, read, type ReadKey } from '../../data/read.ts';
import { useNow, useTimeZone } from '../../session/present.tsx';

const isLoading = (collections: readonly CollectionUsage[] = []): boolean =>
  collections.some(({ status }) => isKnown(['waiting', 'initial_sync', 'resyncing'], status));

/** How long a history counts as new, in milliseconds. */
const historyMs = { copying: 10_000, calm: 60_000 } as const;

const hasRecords = ({ initialSync, continuousSync }: PipelineUsage): boolean =>
  [initialSync, continuousSync].some((points) => points.some(({ records }) => records > 0));

type HistoryQuery = Query<PipelineUsage, Error, PipelineUsage, ReadKey>;

/**
 * The history is 60 days by the hour: live updates change it too little to read it again with each of them. The first
 * records change it completely, and those of an initial sync nearly so.
 */
function historyFreshness(isCopying: boolean) {
  const intervalMs = isCopying ? historyMs.copying : historyMs.calm;
  const isCalm = ({ state }: HistoryQuery) => state.data !== undefined && hasRecords(state.data);
  return {
    staleTime: (query: HistoryQuery) =>
      isCalm(query) && Date.now() - query.state.dataUpdatedAt < intervalMs ? 'static' : 0,
    // An update within the interval is read at its end.
    refetchInterval: (query: HistoryQuery) => isCalm(query) && query.state.isInvalidated && intervalMs,
  } as const;
}

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
  const historyRead = read(getPipelineUsage, { id, ...usageHistoryQuestion(now, timeZone) });
  const history = useQuery({
    ...historyRead,
    ...historyFreshness(isCopying),
    placeholderData: keepPrevious(historyRead),
    enabled,
  });
  const totals = useQuery({
    ...read(listPipelineUsageCollections, { id }),
    enabled: enabled && isCopying,
  });
  const events = useQuery({ ...read(listPipelineEvents, { id, ...syncRunsQuestion }), enabled });
  return {
    isReadable: enabled,
    usage,
    history,
    collections,
    events,
    totals: isCopying ? totals.data : undefined,
  };
}
