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
  answers: { onConfirm: (start) => start, onClose: () => null },
});

/**
 * Asks for confirmation before changing a connector that pipelines use.
 * @param own the pipeline that is being set up; it does not count
 * @param repaired the failed pipeline that led to the form
 * @returns a function that resolves with the pipelines to start after the save; `null` cancels the save. With
 *   `offersStart`, stopped pipelines can be chosen
 */
export function useConfirmEdit(
  kind: ConnectorKind,
  saved: SavedConnector | undefined,
  own?: PipelineId,
  repaired?: PipelineId,
): (offersStart?: boolean) => Promise<readonly PipelineId[] | null> {
  const queryClient = useQueryClient();
  const ask = useAsk();
  const query = connectorCalls[kind].uses(saved?.id);
  // Fetched when the form opens, so that the data is there when the form is submitted.
  useQuery(query);
  return async (offersStart = false) => {
    if (saved === undefined) return [];
    const page = await queryClient.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null);
    const pipelines = page && otherUses(page, kind, saved.id, own);
    const hasMore = page?.hasNext ?? false;
    if (pipelines?.length === 0 && !hasMore) return [];
    const scope = own === undefined ? 'all' : 'others';
    const question = {
      kind,
      name: saved.name,
      pipelines,
      hasMore,
      scope,
      offersStart,
      saved,
      repaired,
    } as const;
    return (await ask(editConnector, question)) ?? null;
  };
}
