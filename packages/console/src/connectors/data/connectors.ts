import type { ConnectorKind, Pipeline, PipelineId } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';

import { connectorIdOf } from '../../pipelines/data/hrefOfPipeline.ts';
import type { ConnectorCalls, SavedConnector } from './connectorCalls.ts';
import { destinationCalls } from './destinations.ts';
import { sourceCalls } from './sources.ts';

export const connectorCalls: Readonly<Record<ConnectorKind, ConnectorCalls<SavedConnector>>> = {
  source: sourceCalls,
  destination: destinationCalls,
};

/** The other pipelines among them. A service without the filter returns all pipelines. */
export const otherUses = (
  { rows }: Page<Pipeline>,
  kind: ConnectorKind,
  id: number,
  own: PipelineId | undefined,
): readonly Pipeline[] =>
  rows.filter((pipeline) => pipeline.id !== own && connectorIdOf(pipeline, kind) === id);
