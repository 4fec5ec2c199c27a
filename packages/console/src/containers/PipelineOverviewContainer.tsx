import { setPipelineStatus } from '@millrace/ui/contract';
import {
  collectionsQuestion,
  continueSetupRoute,
  describeProblem,
  displayZone,
  parseId,
  paths,
  problemOf,
  readUsageView,
  usageQuestion,
  usageViewQuery,
  type PipelineDetail,
  type PipelineId,
} from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { NotFoundScreen } from '@millrace/ui/screens/NotFoundScreen';
import { PipelineOverviewScreen } from '@millrace/ui/screens/PipelineOverviewScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSearch } from 'wouter';

import { openModalAtom } from '../atoms/openModal.ts';
import { realtimeAtom } from '../atoms/realtime.ts';
import { timeZoneAtom } from '../atoms/session.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { pipelineQuery } from '../queries/pipelines.ts';
import { commandPipeline, takeIn } from '../queries/pipelineWrites.ts';
import { toRemote } from '../queries/toRemote.ts';
import { pipelineCollectionsQuery, pipelineUsageQuery } from '../queries/usage.ts';
import { useWrite } from '../queries/useWrite.ts';
import type { ScreenProps } from '../routes/screen.ts';
import { draftOf } from '../routes/setupGate.ts';
import { useServices } from '../services.ts';
import { useNow } from './useNow.ts';

/** One pipeline, kept up to date by events. */
export function PipelineOverviewContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundScreen homeHref={paths.pipelinesList()} /> : <Overview id={id} />;
}

function Overview({ id }: { readonly id: PipelineId }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const search = useSearch();
  const view = readUsageView(new URLSearchParams(search));
  const now = useNow();
  const timeZone = displayZone(useAtomValue(timeZoneAtom));
  const live = useAtomValue(realtimeAtom);
  const toasts = useAtomValue(toastsAtom);
  const openModal = useSetAtom(openModalAtom);
  const pipeline = useQuery(pipelineQuery(client, id));
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
  const command = useWrite({
    mutationKey: [setPipelineStatus.name, id],
    meta: { call: setPipelineStatus },
    mutationFn: ({ action, pipeline: of }: { action: ListAction; pipeline: PipelineDetail }) =>
      commandPipeline(client, of, action),
    onSuccess: (answered) => takeIn(queryClient, answered),
    onError(thrown) {
      const { title, advice } = describeProblem(problemOf(thrown));
      toasts.show({ tone: 'error', title, description: advice });
      // It may be another's doing: what is on screen is asked for again (docs/faults.md, W4).
      void pipeline.refetch();
    },
  });
  const panels = { pipeline, usage, collections };
  return (
    <PipelineOverviewScreen
      pipeline={toRemote(pipeline)}
      usage={toRemote(usage)}
      collections={toRemote(collections)}
      view={view}
      hrefOf={(next) => paths.pipelineOverview(id, usageViewQuery(next))}
      hrefs={{
        list: paths.pipelinesList(),
        setup: pipeline.data && paths.pipelineSetup(id, continueSetupRoute(draftOf(pipeline.data))),
      }}
      onAction={(request) => {
        if (request.action === 'archive') {
          openModal({ kind: 'pipelinesAction', action: 'archive', pipelines: [request.pipeline] });
        } else command.run(request);
      }}
      isActing={command.isPending}
      live={live === 'off' ? undefined : live}
      now={now}
      timeZone={timeZone}
      onRetry={(panel) => void panels[panel].refetch()}
    />
  );
}
