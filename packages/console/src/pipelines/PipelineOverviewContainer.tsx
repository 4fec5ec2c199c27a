import { parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { continueSetupRoute } from '@millrace/ui/domain/policies';
import { problemOf } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import {
  collectionsQuestion,
  readUsageView,
  usageQuestion,
  usageViewQuery,
  type UsageView,
} from '@millrace/ui/domain/usage';
import { getPipeline, getPipelineUsage, listPipelineCollections, listPipelines } from '@millrace/ui/contract';
import { PipelineOverviewScreen } from '@millrace/ui/screens/PipelineOverviewScreen';
import { useQuery } from '@tanstack/react-query';

import { useRealtimeState } from '../data/live/realtimeState.ts';
import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useListed } from '../lists/useListed.ts';
import { draftOf } from '../router/hrefOfPipeline.ts';
import { useSearch } from '../router/location.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import { useTitle } from '../router/useTitle.ts';
import { useNow, useTimeZone } from '../session/present.tsx';
import { useOverviewCommand } from './useOverviewCommand.ts';

/** One pipeline, with live updates. */
export function PipelineOverviewContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Overview id={id} match={match} />;
}

function Overview({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const search = useSearch();
  const view = readUsageView(new URLSearchParams(search));
  const hrefOf = (next: UsageView) => paths.pipelineOverview(id, usageViewQuery(next));
  useCanonicalAddress(hrefOf(view));
  const now = useNow();
  const timeZone = useTimeZone();
  const live = useRealtimeState();
  const pipeline = useQuery(read(getPipeline, { id }));
  const listed = useListed(read(listPipelines, {}), id);
  const isMissing = pipeline.error !== null && problemOf(pipeline.error).status === 404;
  const known = isMissing ? undefined : (pipeline.data ?? listed);
  useTitle(known ? `${known.name} · Pipelines` : isMissing ? 'Not found' : undefined, match);
  // Loads together with the pipeline, unless the pipeline is known to be a draft, which has no data yet.
  const enabled = known?.status !== 'draft' && !isMissing;
  const usageRead = read(getPipelineUsage, { id, ...usageQuestion(view.range, now, timeZone) });
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead), enabled });
  const collectionsRead = read(listPipelineCollections, {
    id,
    ...collectionsQuestion(view.range, now, timeZone),
  });
  const collections = useQuery({
    ...collectionsRead,
    placeholderData: keepPrevious(collectionsRead),
    enabled,
  });
  const command = useOverviewCommand(id, () => void pipeline.refetch());
  const panels = { pipeline, usage, collections };
  return (
    <PipelineOverviewScreen
      pipeline={toRemote(pipeline)}
      name={listed?.name}
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
      onRetry={(panel) => void panels[panel].refetch()}
    />
  );
}
