import type { ConnectorKind, Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';
import { continueSetupRoute } from '@millrace/ui/domain/policies';
import { paths } from '@millrace/ui/domain/routes';

/** The link of a pipeline's name: its setup while it is a draft, otherwise its overview. */
export const hrefOfPipeline = (pipeline: Pipeline): string =>
  pipeline.status === 'draft'
    ? paths.pipelineSetup(pipeline.id, continueSetupRoute(pipeline))
    : paths.pipelineOverview(pipeline.id);

/** The id of a pipeline's source or destination. */
export const connectorIdOf = (pipeline: Pipeline, kind: ConnectorKind): number | undefined =>
  (kind === 'source' ? pipeline.sourceId : pipeline.destinationId) ?? undefined;

/** What a pipeline draft already has. Without `hasSchema`, its selected tables decide. */
export const draftOf = ({ sourceId, destinationId, hasSchema, syncMappings }: PipelineDetail) => ({
  sourceId,
  destinationId,
  hasSchema: hasSchema ?? syncMappings?.some(({ isSelected }) => isSelected) ?? false,
});
