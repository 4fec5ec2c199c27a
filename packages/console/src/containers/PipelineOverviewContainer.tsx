import {
  collectionsQuestion,
  continueSetupRoute,
  parseId,
  paths,
  problemOf,
  readUsageView,
  usageQuestion,
  usageViewQuery,
  type PipelineId,
  type UsageView,
} from '@millrace/ui/domain';
import { PipelineOverviewScreen } from '@millrace/ui/screens/PipelineOverviewScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';

import { pipelineQuery } from '../queries/pipelines.ts';
import { toRemote } from '../queries/toRemote.ts';
import { pipelineCollectionsQuery, pipelineUsageQuery } from '../queries/usage.ts';
import type { ScreenProps } from '../routes/screen.ts';
import { draftOf } from '../routes/setupGate.ts';
import { useTitle } from '../routes/useTitle.ts';
import { useServices } from '../services.ts';
import { NotFoundContainer } from './NotFoundContainer.tsx';
import { useCanonicalAddress } from './useCanonicalAddress.ts';
import { useNow } from './useNow.ts';
import { useRealtimeState } from './useRealtimeState.ts';
import { useTimeZone } from './useTimeZone.ts';
import { useOverviewCommand } from './useOverviewCommand.ts';

/** One pipeline, kept up to date by events. */
export function PipelineOverviewContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Overview id={id} match={match} />;
}

function Overview({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const { client } = useServices();
  const search = useSearch();
  const view = readUsageView(new URLSearchParams(search));
  const hrefOf = (next: UsageView) => paths.pipelineOverview(id, usageViewQuery(next));
  useCanonicalAddress(hrefOf(view));
  const now = useNow();
  const timeZone = useTimeZone();
  const live = useRealtimeState();
  const pipeline = useQuery(pipelineQuery(client, id));
  const isMissing = pipeline.error !== null && problemOf(pipeline.error).status === 404;
  useTitle(pipeline.data ? `${pipeline.data.name} · Pipelines` : isMissing ? 'Not found' : undefined, match);
  // A draft has moved nothing.
  const enabled = pipeline.data !== undefined && pipeline.data.status !== 'draft';
  const usage = useQuery({
    ...pipelineUsageQuery(client, id, usageQuestion(view.range, now, timeZone)),
    enabled,
  });
  const collections = useQuery({
    ...pipelineCollectionsQuery(client, id, collectionsQuestion(view.range, now, timeZone)),
    enabled,
  });
  const command = useOverviewCommand(id, () => void pipeline.refetch());
  const panels = { pipeline, usage, collections };
  return (
    <PipelineOverviewScreen
      pipeline={toRemote(pipeline)}
      usage={toRemote(usage)}
      collections={toRemote(collections)}
      view={view}
      hrefOf={hrefOf}
      hrefs={{
        list: paths.pipelinesList(),
        setup: pipeline.data && paths.pipelineSetup(id, continueSetupRoute(draftOf(pipeline.data))),
      }}
      onAction={command.run}
      isActing={command.isPending}
      live={live === 'off' ? undefined : live}
      now={now}
      timeZone={timeZone}
      onRetry={(panel) => void panels[panel].refetch()}
    />
  );
}
