import type { Client } from '@millrace/ui/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

import type { ConnectorCalls, ConnectorKind, SavedConnector } from './connectorCalls.ts';
import { destinationCalls } from './destinations.ts';
import { sourceCalls } from './sources.ts';

export const connectorCalls: Readonly<Record<ConnectorKind, ConnectorCalls<SavedConnector>>> = {
  source: sourceCalls,
  destination: destinationCalls,
};

/** As many as the service gives on one page; the choice of an existing one needs them all. */
const allAtOnce = 1_000;

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
