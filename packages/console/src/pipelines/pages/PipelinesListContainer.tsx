import type { Pipeline } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { lastErrorLog, pipelineListView } from '@millrace/ui/domain/views';
import { PipelinesListScreen } from '@millrace/ui/screens/PipelinesListScreen';

import { useAsk } from '../../dialogs/useAsk.ts';
import { rememberedList } from '../../lists/rememberedList.ts';
import { rememberedViews } from '../../lists/rememberedViews.ts';
import { useList } from '../../lists/useList.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import { selectedPipelinesAtom } from '../actions/selection.ts';
import { usePipelineCommand } from '../actions/usePipelineCommand.ts';
import { createPipeline } from '../create/createPipeline.ts';
import { importPipelineFile } from '../create/importPipelineDialog.ts';
import { hrefOfForm } from '../data/hrefOfForm.ts';
import { hrefOfPipeline } from '../data/hrefOfPipeline.ts';
import { pipelinesQuery } from '../data/pipelineReads.ts';
import { useListedEnds, useUsedTypes } from '../data/useUsedTypes.ts';

const definition = {
  view: pipelineListView,
  read: pipelinesQuery,
  href: paths.pipelinesList,
  selection: selectedPipelinesAtom,
  remembered: rememberedList('pipelines'),
  saved: rememberedViews('pipelines'),
};

const hrefOfError = ({ id }: Pipeline) => paths.pipelineLogs(id, lastErrorLog);

/** The list of pipelines, with live updates. */
export function PipelinesListContainer() {
  const ask = useAsk();
  const hasFeature = useHasFeature();
  return (
    <PipelinesListScreen
      {...useList(definition)}
      {...useUsedTypes('source')}
      {...useListedEnds()}
      hrefOfPipeline={hrefOfPipeline}
      hrefOfError={hrefOfError}
      hrefOfForm={hrefOfForm}
      onAction={usePipelineCommand()}
      hasResync={hasFeature('resync_tool')}
      onCreate={() => void ask(createPipeline, {})}
      onImport={() => void ask(importPipelineFile, {})}
    />
  );
}
