import { getPipeline, type Client } from '@millrace/ui/contract';
import {
  nameTaken,
  type CreateBody,
  type PatchBody,
  type PipelineDetail,
  type PipelineId,
} from '@millrace/ui/domain';

import type { QueryClient } from '@tanstack/react-query';

import { confirmWrite } from '../client/confirmWrite.ts';
import type { ConnectorKind, SavedConnector } from './connectorCalls.ts';
import { connectorCalls, connectorQuery } from './connectors.ts';

/**
 * Creates a source or destination. The service tests it first, so an answer can be long in coming and be lost; then the
 * new one is looked up by its name, which nobody else can have. One that had the name before is not it.
 */
export async function createConnector(
  client: Client,
  kind: ConnectorKind,
  type: string,
  body: CreateBody,
  before: readonly SavedConnector[],
): Promise<SavedConnector> {
  const calls = connectorCalls[kind];
  return confirmWrite(
    () => calls.create(client, type, body),
    async () => {
      const found = nameTaken(await calls.named(client, body.name), body.name);
      const isNew = found?.type === type && !before.some(({ id }) => id === found.id);
      return isNew ? found : null;
    },
  );
}

/**
 * Changes a source or destination. A lost answer cannot be looked up, since secrets never come back; the change is the
 * same when it is made again, and the person is told so.
 */
export const updateConnector = (
  client: Client,
  kind: ConnectorKind,
  id: number,
  body: PatchBody,
): Promise<SavedConnector> => connectorCalls[kind].update(client, id, body);

/** Makes a source or destination an end of a pipeline; a lost answer is looked up at the pipeline. */
export const attachConnector = (
  client: Client,
  kind: ConnectorKind,
  pipelineId: PipelineId,
  id: number,
): Promise<PipelineDetail> => {
  const { attach, attachedTo } = connectorCalls[kind];
  return confirmWrite(
    () => attach(client, pipelineId, id),
    async () => {
      const pipeline = await client(getPipeline, { id: pipelineId });
      return attachedTo(pipeline) === id ? pipeline : null;
    },
  );
};

/**
 * Writes a source or destination to the cache as the service has just answered it; what the answer leaves out stays. The list of its kind is read anew by who comes to show it.
 */
export function updateCachedConnector(
  queryClient: QueryClient,
  client: Client,
  kind: ConnectorKind,
  connector: SavedConnector,
): void {
  queryClient.setQueryData<SavedConnector>(connectorQuery(client, kind, connector.id).queryKey, (before) =>
    Object.freeze({
      ...connector,
      // Assumed of an answer. That its configuration has not been tested since is told, and taken.
      usedBy: connector.usedBy ?? before?.usedBy,
      createdAt: connector.createdAt ?? before?.createdAt,
    }),
  );
  void queryClient.invalidateQueries({ queryKey: [kind, 'list'], refetchType: 'none' });
}
