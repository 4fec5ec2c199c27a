import type { ConnectorKind, PipelineId } from '@millrace/ui/domain/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { defineDialog } from '../../dialogs/dialog.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors.ts';

/** Confirms a change to a connector that pipelines use. */
const editConnector = defineDialog({
  name: 'editConnector',
  load: async () => (await import('@millrace/ui/modals/EditConnectorModal')).EditConnectorModal,
  answers: { onConfirm: () => true, onClose: () => false },
});

/**
 * Asks for confirmation before changing a connector that pipelines use.
 * @param own the pipeline that is being set up; it does not count
 * @returns a function that resolves with whether to continue
 */
export function useConfirmEdit(
  kind: ConnectorKind,
  saved: SavedConnector | undefined,
  own?: PipelineId,
): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const ask = useAsk();
  const query = connectorCalls[kind].uses(saved?.id);
  // Fetched when the form opens, so that the data is there when the form is submitted.
  useQuery(query);
  return async () => {
    if (saved === undefined) return true;
    const page = await queryClient.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null);
    const pipelines = page && otherUses(page, kind, saved.id, own);
    if (pipelines?.length === 0) return true;
    const scope = own === undefined ? 'all' : 'others';
    return (await ask(editConnector, { kind, name: saved.name, pipelines, scope })) ?? false;
  };
}
