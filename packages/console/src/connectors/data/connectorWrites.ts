import type { Client } from '@millrace/ui/contract';
import type { CreateBody, PatchBody } from '@millrace/ui/domain/connectors';
import { type ConnectorKind, type ConnectorStatus, nameTaken } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';

import { completeLists } from '../../data/client/everyPage.ts';
import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { confirmRemoval } from '../../writes/confirmRemoval.ts';
import { confirmWrite } from '../../writes/confirmWrite.ts';
import type { WriteContext } from '../../writes/write.ts';
import type { SavedConnector } from './connectorCalls.ts';
import { connectorCalls } from './connectors.ts';

/** The values that a create has sent, to find the connector that it created. */
export interface CreateAttempt {
  readonly type: string;
  readonly name: string;
  /** The connectors that already existed. The new one is not among them, even if a name matches. */
  readonly before: readonly SavedConnector[];
}

/** Finds the connector that an attempt created among the account's connectors. */
export function createdBy(
  { type, name, before }: CreateAttempt,
  rows: readonly SavedConnector[],
): SavedConnector | undefined {
  const found = nameTaken(rows, name);
  return found?.type === type && !before.some(({ id }) => id === found.id) ? found : undefined;
}

/** Looks up the connector that an attempt created. Names are unique. */
export const findCreated = async (
  client: Client,
  kind: ConnectorKind,
  attempt: CreateAttempt,
): Promise<SavedConnector | null> =>
  createdBy(attempt, await connectorCalls[kind].named(completeLists(client), attempt.name)) ?? null;

/**
 * Creates a source or destination. The service tests it first, so the response takes as long as a test and
 * may be lost or cancelled. The connector is then looked up by its name.
 */
export const createConnector = (
  client: Client,
  kind: ConnectorKind,
  body: CreateBody,
  attempt: CreateAttempt,
  signal?: AbortSignal,
): Promise<SavedConnector> =>
  confirmWrite(
    () => connectorCalls[kind].create(client, attempt.type, body, signal),
    () => findCreated(client, kind, attempt),
  );

/**
 * Changes a source or destination. A lost response can't be looked up, because the service never returns
 * secrets. The same change can be sent again, which the form states. A service that answers with something else than
 * the connector has made the change, so the connector is read.
 */
export const updateConnector = (
  client: Client,
  kind: ConnectorKind,
  id: number,
  body: PatchBody,
  signal?: AbortSignal,
): Promise<SavedConnector> =>
  connectorCalls[kind].update(client, id, body, signal).catch((thrown: unknown) => {
    const { status = 0 } = problemOf(thrown);
    if (status < 200 || status > 299) throw thrown;
    return connectorCalls[kind].get(client, id);
  });

export interface NamedConnector {
  readonly kind: ConnectorKind;
  readonly id: number;
}

/** Archives or restores a connector. */
export async function setConnectorStatus(
  { client, queryClient }: WriteContext,
  { kind, id }: NamedConnector,
  status: ConnectorStatus,
): Promise<SavedConnector> {
  const calls = connectorCalls[kind];
  const answered = await confirmWrite(
    () => calls.setStatus(client, id, status),
    async () => {
      const connector = await calls.get(client, id);
      return connector.status === status ? connector : null;
    },
  );
  cacheAnswer(queryClient, kind, answered);
  return answered;
}

/** Permanently deletes an archived connector and removes it from the cache. */
export async function removeConnector(
  { client, queryClient }: WriteContext,
  { kind, id }: NamedConnector,
): Promise<void> {
  const calls = connectorCalls[kind];
  await confirmRemoval(
    () => calls.remove(client, id),
    () => calls.get(client, id),
  );
  queryClient.removeQueries({ queryKey: calls.detail(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: calls.list({}).queryKey.slice(0, 2) });
}
