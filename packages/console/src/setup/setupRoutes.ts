import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import type { WizardRouteName } from '@millrace/ui/domain/routes';

type ConnectorStep = 'select' | 'prerequisites' | 'create' | 'review';

/** The routes of each end's steps (spec §2). */
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

/** What follows an end once it is reviewed: review is where one lands in a group that has something saved. */
export function afterReview(
  kind: ConnectorKind,
  { destinationId }: Pick<Pipeline, 'destinationId'>,
): WizardRouteName {
  if (kind === 'destination') return 'pipelineCreateSchemaSettings';
  return destinationId ? setupRoutes.destination.review : setupRoutes.destination.select;
}

/** What follows an end once it is saved: a new destination needs no review. */
export const afterSave = {
  source: setupRoutes.source.review,
  destination: 'pipelineCreateSchemaSettings',
} as const satisfies Record<ConnectorKind, WizardRouteName>;
