import { continueSetupRoute, paths, type Pipeline } from '@millrace/ui/domain';

/** Where a pipeline's name leads: on with its setup, or to its overview. */
export const hrefOfPipeline = (pipeline: Pipeline): string =>
  pipeline.status === 'draft'
    ? paths.pipelineSetup(pipeline.id, continueSetupRoute(pipeline))
    : paths.pipelineOverview(pipeline.id);
