import {
  displayZone,
  paths,
  pipelineListQuery,
  readPipelineListView,
  type PipelineListView,
} from '@millrace/ui/domain';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSearch } from 'wouter';

import { realtimeAtom } from '../atoms/realtime.ts';
import { timeZoneAtom } from '../atoms/session.ts';
import { pipelinesQuery } from '../queries/pipelines.ts';
import { toRemote } from '../queries/toRemote.ts';
import { useServices } from '../services.ts';
import { useNow } from './useNow.ts';

const hrefOf = (view: PipelineListView): string => paths.pipelinesList(pipelineListQuery(view));

/** The pipelines list, kept up to date by events. */
export function PipelinesListContainer() {
  const { client } = useServices();
  const search = useSearch();
  const view = useMemo(() => readPipelineListView(new URLSearchParams(search)), [search]);
  const pipelines = useQuery(pipelinesQuery(client, view));
  const live = useAtomValue(realtimeAtom);
  return (
    <PipelinesListScreen
      pipelines={toRemote(pipelines)}
      view={view}
      hrefOf={hrefOf}
      live={live === 'off' ? undefined : live}
      now={useNow()}
      timeZone={displayZone(useAtomValue(timeZoneAtom))}
      onRetry={() => void pipelines.refetch()}
    />
  );
}
