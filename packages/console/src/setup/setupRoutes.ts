import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import type { WizardRouteName } from '@millrace/ui/domain/routes';

type ConnectorStep = 'select' | 'prerequisites' | 'create' | 'review';

/** The routes of the source and destination steps (spec §2). */
export const setupRoutes = {
  source: {
    select: 'pipelineCreateSourceSelect',
    prerequisites: 'pipelineCreateSourcePrerequisites',
    create: 'pipelineCreateSourceCreate',
    review: 'pipelineCreateSourceReview',
  },
  destination: {
    select: 'pipelineCreateDestinationSelect',
    prerequisites: 'pipelineCreateDestinationPrerequisites',
    create: 'pipelineCreateDestinationCreate',
    review: 'pipelineCreateDestinationReview',
  },
} as const satisfies Record<ConnectorKind, Record<ConnectorStep, WizardRouteName>>;

/**
 * The step after a connector: after its review, and after one was created or chosen, which needs no review. A group with
 * something saved opens with its review.
 */
export function afterConnector(
  kind: ConnectorKind,
  { destinationId }: Pick<Pipeline, 'destinationId'>,
): WizardRouteName {
  if (kind === 'destination') return 'pipelineCreateSchemaSettings';
  return destinationId ? setupRoutes.destination.review : setupRoutes.destination.select;
}
