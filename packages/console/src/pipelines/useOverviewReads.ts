import {
  getPipelineUsage,
  listPipelineCollections,
  listPipelineUsageCollections,
} from '@millrace/ui/contract';
import { isKnown, type CollectionUsage, type PipelineId } from '@millrace/ui/domain/entities';
import {
  collectionsQuestion,
  usageHistoryQuestion,
  usageQuestion,
  type UsageRange,
} from '@millrace/ui/domain/usage';
import { useQuery } from '@tanstack/react-query';

import { keepPrevious, read } from '../data/read.ts';
import { useNow, useTimeZone } from '../session/present.tsx';

const isLoading = (collections: readonly CollectionUsage[] = []): boolean =>
  collections.some(({ status }) => isKnown(['waiting', 'initial_sync', 'resyncing'], status));

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
  const history = useQuery({ ...historyRead, placeholderData: keepPrevious(historyRead), enabled });
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
  return { usage, history, collections, totals: isCopying ? totals.data : undefined };
}
