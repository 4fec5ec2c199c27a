import {
  isSearchedFurther,
  paths,
  pipelineListQuery,
  readPipelineListView,
  type PipelineListView,
} from '@millrace/ui/domain';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import { openModalAtom } from '../atoms/openModal.ts';
import { selectedPipelinesAtom } from '../atoms/selection.ts';
import { pipelinesQuery } from '../queries/pipelines.ts';
import { useServices } from '../services.ts';
import { hrefOfPipeline } from './hrefOfPipeline.ts';
import { useCanonicalAddress } from './useCanonicalAddress.ts';
import { useExistingPage } from './useExistingPage.ts';
import { useNow } from './useNow.ts';
import { useRealtimeState } from './useRealtimeState.ts';
import { useTimeZone } from './useTimeZone.ts';
import { usePipelineCommand } from './usePipelineCommand.ts';

const hrefOf = (view: PipelineListView): string => paths.pipelinesList(pipelineListQuery(view));

/** The pipelines list, kept up to date by events. */
export function PipelinesListContainer() {
  const { client, config } = useServices();
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => readPipelineListView(new URLSearchParams(search)), [search]);
  useCanonicalAddress(hrefOf(view));
  const correctTo = useCallback(
    (next: PipelineListView) => navigate(hrefOf(next), { replace: true }),
    [navigate],
  );
  const query = useQuery(pipelinesQuery(client, view));
  const live = useRealtimeState();
  const openModal = useSetAtom(openModalAtom);
  const [selected, setSelected] = useAtom(selectedPipelinesAtom);
  return (
    <PipelinesListScreen
      pipelines={useExistingPage(query, view, correctTo)}
      view={view}
      // What was typed is one step back, each choice is one of its own.
      onViewChange={(next) => navigate(hrefOf(next), { replace: isSearchedFurther(view, next) })}
      hrefOf={hrefOf}
      hrefOfPipeline={hrefOfPipeline}
      selected={selected}
      onSelectionChange={setSelected}
      onAction={usePipelineCommand()}
      onCreate={() => openModal({ kind: 'createPipeline' })}
      knows={config.lists}
      live={live === 'off' ? undefined : live}
      now={useNow()}
      timeZone={useTimeZone()}
      onRetry={() => void query.refetch()}
    />
  );
}
