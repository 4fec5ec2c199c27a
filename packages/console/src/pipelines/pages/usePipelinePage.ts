import { getPipeline, listPipelines } from '@millrace/ui/contract';
import type { ConnectorKind, PipelineId } from '@millrace/ui/domain/entities';
import { continueSetupRoute } from '@millrace/ui/domain/policies';
import { paths, type RouteMatch } from '@millrace/ui/domain/routes';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useRecord } from '../../lists/useRecord.ts';
import { useLiveState } from '../../live/realtimeState.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import { useOverviewCommand } from '../actions/useOverviewCommand.ts';
import { useRenameInPlace } from '../actions/useRenameInPlace.ts';
import { hrefOfForm } from '../data/hrefOfForm.ts';
import { draftOf } from '../data/hrefOfPipeline.ts';

/**
 * What every page of a pipeline has in common: the pipeline itself, its addresses and its actions.
 * `hasData` is false for a draft and for a pipeline that does not exist; a page's own reads wait for nothing else, so
 * that they load together with the pipeline.
 */
export function usePipelinePage(id: PipelineId, match: RouteMatch) {
  const { query, listed, known, isMissing } = useRecord({
    id,
    detail: read(getPipeline, { id }),
    list: read(listPipelines, {}),
    area: 'Pipelines',
    match,
  });
  const hasFeature = useHasFeature();
  const command = useOverviewCommand(id, () => void query.refetch());
  const frame = {
    pipeline: toRemote(query),
    name: listed?.name,
    hrefs: {
      list: paths.pipelinesList(),
      setup: query.data && paths.pipelineSetup(id, continueSetupRoute(draftOf(query.data))),
      overview: paths.pipelineOverview(id),
      logs: paths.pipelineLogs(id),
      settings: paths.pipelineSettings(id),
      hooks: paths.pipelineHooks(id),
      form: (kind: ConnectorKind, focus?: string) => query.data && hrefOfForm(query.data, kind, focus),
    },
    onAction: command.run,
    onRenameInPlace: useRenameInPlace(id),
    isActing: command.isPending,
    hasResync: hasFeature('resync_tool'),
    live: useLiveState(),
  } as const;
  return { frame, query, hasData: known?.status !== 'draft' && !isMissing };
}
