import type { Client } from '@millrace/ui/contract';
import type { Page, Pipeline, PipelineId } from '@millrace/ui/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';

import { allAtOnce, type ConnectorCalls, type ConnectorKind, type SavedConnector } from './connectorCalls.ts';
import { destinationCalls } from './destinations.ts';
import { sourceCalls } from './sources.ts';

export const connectorCalls: Readonly<Record<ConnectorKind, ConnectorCalls<SavedConnector>>> = {
  source: sourceCalls,
  destination: destinationCalls,
};

/** Everything of a kind that is in use; each resource's name leads its keys, as events name it. */
export const connectorsQuery = (client: Client, kind: ConnectorKind) =>
  queryOptions(
    connectorCalls[kind].list(client, [kind, 'list', 'active'], { status: 'active', pageSize: allAtOnce }),
  );

/** One of a kind; with no id there is nothing to ask for. */
export const connectorQuery = (client: Client, kind: ConnectorKind, id: number | undefined) => {
  const query = connectorCalls[kind].detail(client, [kind, 'detail', id], id ?? 0);
  return queryOptions({ ...query, queryFn: id === undefined ? skipToken : query.queryFn });
};

/** The pipelines that one of a kind is an end of; with no id there is nothing to ask for. */
export const usesQuery = (client: Client, kind: ConnectorKind, id: number | undefined) => {
  const query = connectorCalls[kind].uses(client, ['pipeline', 'of', kind, id], id ?? 0);
  return queryOptions({ ...query, queryFn: id === undefined ? skipToken : query.queryFn });
};

/** The other pipelines among them: a service that does not know the filter answers with all there are. */
export const otherUses = (
  { rows }: Page<Pipeline>,
  kind: ConnectorKind,
  id: number,
  own: PipelineId,
): readonly Pipeline[] =>
  rows.filter((pipeline) => pipeline.id !== own && connectorCalls[kind].attachedTo(pipeline) === id);
