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

/** The step after the review. A group with something saved opens with its review. */
export function afterReview(
  kind: ConnectorKind,
  { destinationId }: Pick<Pipeline, 'destinationId'>,
): WizardRouteName {
  if (kind === 'destination') return 'pipelineCreateSchemaSettings';
  return destinationId ? setupRoutes.destination.review : setupRoutes.destination.select;
}

/** The step after saving a connector. A new destination needs no review. */
export const afterSave = {
  source: setupRoutes.source.review,
  destination: 'pipelineCreateSchemaSettings',
} as const satisfies Record<ConnectorKind, WizardRouteName>;
