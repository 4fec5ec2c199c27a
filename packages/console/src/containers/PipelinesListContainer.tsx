import { setPipelineStatus } from '@millrace/ui/contract';
import {
  continueSetupRoute,
  describeProblem,
  displayZone,
  paths,
  pipelineListQuery,
  problemOf,
  readPipelineListView,
  type Pipeline,
  type PipelineListView,
} from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { openModalAtom } from '../atoms/openModal.ts';
import { realtimeAtom } from '../atoms/realtime.ts';
import { selectedPipelinesAtom } from '../atoms/selection.ts';
import { timeZoneAtom } from '../atoms/session.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { pipelinesQuery } from '../queries/pipelines.ts';
import { commandPipeline, takeIn } from '../queries/pipelineWrites.ts';
import { toRemote } from '../queries/toRemote.ts';
import { hasScreen } from '../routes/routes.tsx';
import { useServices } from '../services.ts';
import { useNow } from './useNow.ts';

const hrefOf = (view: PipelineListView): string => paths.pipelinesList(pipelineListQuery(view));

const hrefOfPipeline = (pipeline: Pipeline): string =>
  pipeline.status === 'draft'
    ? paths.pipelineSetup(pipeline.id, continueSetupRoute(pipeline))
    : paths.pipelineOverview(pipeline.id);
const canOpenPipelines = hasScreen('pipelineOverview') && hasScreen('pipelineCreateSourceSelect');

/** The pipelines list, kept up to date by events. */
export function PipelinesListContainer() {
  const { client, config } = useServices();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readPipelineListView(new URLSearchParams(search)), [search]);
  const pipelines = useQuery(pipelinesQuery(client, view));
  const live = useAtomValue(realtimeAtom);
  const toasts = useAtomValue(toastsAtom);
  const openModal = useSetAtom(openModalAtom);
  const [selected, setSelected] = useAtom(selectedPipelinesAtom);

  const command = useMutation({
    meta: { call: setPipelineStatus },
    mutationFn: ({ action, pipeline }: { action: ListAction; pipeline: Pipeline }) =>
      commandPipeline(client, pipeline, action),
    onSuccess: (pipeline) => takeIn(queryClient, pipeline),
    onError(thrown, { pipeline }) {
      const { title, advice } = describeProblem(problemOf(thrown));
      toasts.show({ tone: 'error', title: `${pipeline.name}: ${title}`, description: advice });
    },
  });

  return (
    <PipelinesListScreen
      pipelines={toRemote(pipelines)}
      view={view}
      onViewChange={(next) => navigate(hrefOf(next), { replace: true })}
      hrefOf={hrefOf}
      hrefOfPipeline={canOpenPipelines ? hrefOfPipeline : undefined}
      selected={selected}
      onSelectionChange={setSelected}
      onAction={({ action, pipelines: chosen }) => {
        const [pipeline] = chosen;
        // What one press can undo is done at once; several, or what takes one away, is asked first.
        if (pipeline && chosen.length === 1 && action !== 'archive') command.mutate({ action, pipeline });
        else openModal({ kind: 'pipelinesAction', action, pipelines: chosen });
      }}
      onCreate={() => openModal({ kind: 'createPipeline' })}
      knows={config.lists}
      live={live === 'off' ? undefined : live}
      now={useNow()}
      timeZone={displayZone(useAtomValue(timeZoneAtom))}
      onRetry={() => void pipelines.refetch()}
    />
  );
}
