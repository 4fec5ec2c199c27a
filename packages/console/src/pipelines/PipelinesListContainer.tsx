import { paths } from '@millrace/ui/domain/routes';
import { pipelineListView } from '@millrace/ui/domain/views';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';

import { useRealtimeState } from '../data/live/realtimeState.ts';
import { pipelinesQuery } from '../data/pipelines/pipelineReads.ts';
import { useList } from '../lists/useList.ts';
import { useUsedTypes } from '../lists/useUsedTypes.ts';
import { createPipeline } from '../modals/createPipeline.ts';
import { useAsk } from '../modals/useAsk.ts';
import { hrefOfPipeline } from '../router/hrefOfPipeline.ts';
import { useServices } from '../session/services.ts';
import { renamePipeline } from './dialogs.ts';
import { selectedPipelinesAtom } from './selection.ts';
import { usePipelineCommand } from './usePipelineCommand.ts';

const definition = {
  view: pipelineListView,
  read: pipelinesQuery,
  href: paths.pipelinesList,
  selection: selectedPipelinesAtom,
};

/** The list of pipelines, with live updates. */
export function PipelinesListContainer() {
  const { config } = useServices();
  const { page, ...list } = useList(definition);
  const live = useRealtimeState();
  const ask = useAsk();
  const sourceTypes = useUsedTypes('source');
  return (
    <PipelinesListScreen
      {...list}
      pipelines={page}
      hrefOfPipeline={hrefOfPipeline}
      onAction={usePipelineCommand()}
      onRename={(pipeline) => void ask(renamePipeline, { pipeline })}
      onCreate={() => void ask(createPipeline, {})}
      usedSourceTypes={sourceTypes.types}
      onSourceTypesOpen={sourceTypes.load}
      capabilities={config.lists}
      live={live === 'off' ? undefined : live}
    />
  );
}
