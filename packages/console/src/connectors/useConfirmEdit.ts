import type { ConnectorKind, PipelineId } from '@millrace/ui/domain/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors/connectors.ts';
import { useAsk } from '../modals/useAsk.ts';
import { editConnector } from './dialogs.ts';

/**
 * Asks before changes to a saved connector are sent, if other pipelines use it (spec §2 Modals, A-75).
 * @param own the pipeline that is set up, which does not count as another one
 * @returns answers whether to go on
 */
export function useConfirmEdit(
  kind: ConnectorKind,
  saved: SavedConnector | undefined,
  own?: PipelineId,
): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const ask = useAsk();
  const query = connectorCalls[kind].uses(saved?.id);
  // Read together with the form, so that the answer is there when the form is sent.
  useQuery(query);
  return async () => {
    if (saved === undefined) return true;
    const page = await queryClient.fetchQuery({ ...query, staleTime: Infinity }).catch(() => null);
    const pipelines = page && otherUses(page, kind, saved.id, own);
    if (pipelines?.length === 0) return true;
    return (await ask(editConnector, { kind, name: saved.name, pipelines })) ?? false;
  };
}
