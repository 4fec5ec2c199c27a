import { paths } from '@millrace/ui/domain/routes';
import { pipelineListView } from '@millrace/ui/domain/views';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';

import { pipelinesQuery } from '../data/pipelines/pipelineReads.ts';
import { useList } from '../lists/useList.ts';
import { useListedDestinations, useUsedTypes } from '../lists/useUsedTypes.ts';
import { createPipeline } from '../modals/createPipeline.ts';
import { useAsk } from '../modals/useAsk.ts';
import { hrefOfPipeline } from '../router/hrefOfPipeline.ts';
import { useHasFeature } from '../session/useHasFeature.ts';
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
  const ask = useAsk();
  const hasFeature = useHasFeature();
  return (
    <PipelinesListScreen
      {...useList(definition)}
      {...useUsedTypes('source')}
      {...useListedDestinations()}
      hrefOfPipeline={hrefOfPipeline}
      onAction={usePipelineCommand()}
      hasResync={hasFeature('resync_tool')}
      onCreate={() => void ask(createPipeline, {})}
    />
  );
}
