import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';
import { continueSetupRoute } from '@millrace/ui/domain/policies';
import { paths } from '@millrace/ui/domain/routes';

/** Where a pipeline's name leads: on with its setup, or to its overview. */
export const hrefOfPipeline = (pipeline: Pipeline): string =>
  pipeline.status === 'draft'
    ? paths.pipelineSetup(pipeline.id, continueSetupRoute(pipeline))
    : paths.pipelineOverview(pipeline.id);

/** What a pipeline is known to have so far. Where no list tells of the tables, the pipeline itself does. */
export const draftOf = ({ sourceId, destinationId, hasSchema, syncMappings }: PipelineDetail) => ({
  sourceId,
  destinationId,
  hasSchema: hasSchema ?? syncMappings?.some(({ isSelected }) => isSelected) ?? false,
});
