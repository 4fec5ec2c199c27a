import { isConnector } from '@millrace/ui/domain/connectors';
import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';

/**
 * The form of a pipeline's source or destination, which returns to the pipeline after the save. Undefined if this build
 * has no form for it.
 * @param focus where it opens: `credentials`, `addresses`, `guide` or the name of a setting
 */
export function hrefOfForm(
  pipeline: Pick<Pipeline, 'id' | 'source' | 'destination'>,
  kind: ConnectorKind,
  focus?: string,
): string | undefined {
  const end = pipeline[kind];
  return end && isConnector(kind, end.type)
    ? connectorPaths[kind].edit(end.id, { pipeline: String(pipeline.id), focus })
    : undefined;
}
