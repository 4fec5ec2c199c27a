import { isConnector } from '@millrace/ui/domain/connectors';
import {
  isKnown,
  parseId,
  type CollectionUsage,
  type PipelineDetail,
  type PipelineId,
} from '@millrace/ui/domain/entities';
import { connectorPaths, paths } from '@millrace/ui/domain/routes';
import {
  collectionsQuestion,
  readUsageView,
  usageHistoryQuestion,
  usageQuestion,
  usageViewQuery,
  type UsageView,
} from '@millrace/ui/domain/usage';
import {
  getPipelineUsage,
  listPipelineCollections,
  listPipelineUsageCollections,
} from '@millrace/ui/contract';
import { PipelineOverviewScreen } from '@millrace/ui/screens/PipelineOverviewScreen';
import { useQuery } from '@tanstack/react-query';

import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useSearch } from '../router/location.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import { useNow, useTimeZone } from '../session/present.tsx';
import { usePipelinePage } from './usePipelinePage.ts';

/** One pipeline, with live updates. */
export function PipelineOverviewContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Overview id={id} match={match} />;
}

/** The pages of its source and destination. A source is edited if this build has a form for it. */
const hrefsOfEnds = (pipeline: PipelineDetail | undefined) => ({
  source: pipeline?.source ? connectorPaths.source.detail(pipeline.source.id) : undefined,
  destination: pipeline?.destination ? connectorPaths.destination.detail(pipeline.destination.id) : undefined,
  editSource:
    pipeline?.source && isConnector('source', pipeline.source.type)
      ? connectorPaths.source.edit(pipeline.source.id)
      : undefined,
});

const isLoading = (collections: readonly CollectionUsage[] = []): boolean =>
  collections.some(({ status }) => isKnown(['waiting', 'initial_sync', 'resyncing'], status));

function Overview({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const search = useSearch();
  const view = readUsageView(new URLSearchParams(search));
  const hrefOf = (next: UsageView) => paths.pipelineOverview(id, usageViewQuery(next));
  useCanonicalAddress(hrefOf(view));
  const now = useNow();
  const timeZone = useTimeZone();
  const { frame, query: pipeline, hasData } = usePipelinePage(id, match);
  const usageRead = read(getPipelineUsage, { id, ...usageQuestion(view.range, now, timeZone) });
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead), enabled: hasData });
  // The page is readable with the first two answers; the rest follows.
  const isReadable = hasData && usage.isFetched;
  const historyRead = read(getPipelineUsage, { id, ...usageHistoryQuestion(now, timeZone) });
  const history = useQuery({
    ...historyRead,
    placeholderData: keepPrevious(historyRead),
    enabled: isReadable,
  });
  const collectionsRead = read(listPipelineCollections, {
    id,
    ...collectionsQuestion(view.range, now, timeZone),
  });
  const collections = useQuery({
    ...collectionsRead,
    placeholderData: keepPrevious(collectionsRead),
    enabled: isReadable,
  });
  const totals = useQuery({
    ...read(listPipelineUsageCollections, { id }),
    enabled: isReadable && isLoading(collections.data),
  });
  const panels = { pipeline, usage, collections, history };
  return (
    <PipelineOverviewScreen
      {...frame}
      usage={toRemote(usage)}
      collections={toRemote(collections)}
      history={toRemote(history)}
      totals={isLoading(collections.data) ? totals.data : undefined}
      view={view}
      hrefOf={hrefOf}
      hrefs={{
        ...frame.hrefs,
        ...hrefsOfEnds(pipeline.data),
        error: paths.pipelineLogs(id, { level: 'error', range: 'all', line: 'newest' }),
      }}
      onRetry={(panel) => void panels[panel].refetch()}
    />
  );
}
