import { parseId, type PipelineDetail, type PipelineId } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths, paths } from '@millrace/ui/domain/routes';
import { readUsageView, usageViewQuery, type UsageView } from '@millrace/ui/domain/usage';
import { activityLog, lastErrorLog, pipelineLogQuery, viewOfLine } from '@millrace/ui/domain/views';
import { PipelineOverviewScreen } from '@millrace/ui/screens/PipelineOverviewScreen';
import { useCallback } from 'react';

import { toRemote } from '../../data/toRemote.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { rowCounts } from '../../observability/metrics/dialogs.ts';
import { useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import { resyncPipeline } from '../actions/dialogs.ts';
import { useOverviewCounts } from './useOverviewCounts.ts';
import { useOverviewReads } from './useOverviewReads.ts';
import { usePipelinePage } from './usePipelinePage.ts';
import { settingsHrefs } from './usePipelineSettings.ts';

/** One pipeline, with live updates. */
export function PipelineOverviewContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Overview id={id} match={match} />;
}

/** The pages of its source and destination. */
const hrefsOfEnds = (pipeline: PipelineDetail | undefined) => ({
  source: pipeline?.source ? connectorPaths.source.detail(pipeline.source.id) : undefined,
  destination: pipeline?.destination ? connectorPaths.destination.detail(pipeline.destination.id) : undefined,
});

const hasBothEnds = (pipeline: PipelineDetail | undefined): boolean =>
  typeof pipeline?.sourceId === 'number' && typeof pipeline.destinationId === 'number';

function Overview({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const search = useSearch();
  const view = readUsageView(new URLSearchParams(search));
  const hrefOf = (next: UsageView) => paths.pipelineOverview(id, usageViewQuery(next));
  useCanonicalAddress(hrefOf(view));
  const { frame, query: pipeline, hasData } = usePipelinePage(id, match);
  const reads = useOverviewReads(id, view.range, hasData);
  const { usage, history, collections, events, totals } = reads;
  const hrefOfLine = useCallback(
    (line: { readonly id: number; readonly at: Date }) =>
      paths.pipelineLogs(id, pipelineLogQuery(viewOfLine(line))),
    [id],
  );
  const ask = useAsk();
  const canMeasure = useHasFeature()('data_observability') && hasBothEnds(pipeline.data);
  const counts = useOverviewCounts({
    pipeline: pipeline.data,
    collections: collections.data,
    range: view.range,
    isWanted: canMeasure && reads.isReadable,
  });
  const compareCounts = async () => {
    if (!pipeline.data) return;
    const table = await ask(rowCounts, { pipeline: pipeline.data });
    if (table !== undefined) await ask(resyncPipeline, { pipeline: pipeline.data, chosen: [table] });
  };
  const panels = { pipeline, usage, collections, history, events };
  return (
    <PipelineOverviewScreen
      {...frame}
      usage={toRemote(usage)}
      collections={toRemote(collections)}
      history={toRemote(history)}
      totals={totals}
      events={mapRemote(toRemote(events), ({ rows }) => rows)}
      view={view}
      hrefOf={hrefOf}
      hrefs={{
        ...frame.hrefs,
        ...hrefsOfEnds(pipeline.data),
        error: paths.pipelineLogs(id, lastErrorLog),
        activity: paths.pipelineLogs(id, activityLog),
        line: hrefOfLine,
        tables: settingsHrefs(id).schema,
        sync: settingsHrefs(id).sync,
      }}
      {...(canMeasure && { counts, onCompareCounts: () => void compareCounts() })}
      onRetry={(panel) => {
        void panels[panel].refetch();
        // The tiles ask the same call as the chart, and most likely failed with it.
        if (panel === 'usage' && history.isError) void history.refetch();
      }}
    />
  );
}
