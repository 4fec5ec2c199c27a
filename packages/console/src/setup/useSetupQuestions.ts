import { countSchemaChoices, type Page, type Pipeline, type PipelineDetail } from '@millrace/ui/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { ConnectorKind, SavedConnector } from '../data/connectors/connectorCalls.ts';
import { connectorCalls, otherUses } from '../data/connectors/connectors.ts';
import { editConnector, replaceSource } from '../modals/dialogs.ts';
import { useAsk } from '../modals/useAsk.ts';

export interface SetupQuestions {
  /** Before changes to what is saved are sent: other pipelines may use it (spec §2 Modals, A-75). */
  readonly beforeEdit: (onConfirm: () => void) => void;
  /** Before one becomes an end of the pipeline: the tables chosen of another source would be lost. */
  readonly beforeAttach: (
    connector: { readonly id?: number; readonly name: string },
    onConfirm: () => void,
  ) => void;
}

/**
 * What is asked before an end of a pipeline is changed, or changed for another; where nothing hangs on it, nothing is.
 * @param saved what is being changed; left out where nothing is
 */
export function useSetupQuestions(
  kind: ConnectorKind,
  pipeline: PipelineDetail,
  saved?: SavedConnector,
): SetupQuestions {
  const queryClient = useQueryClient();
  const ask = useAsk();
  // Asked for with the form, so that it is known by the time that the form is sent.
  const query = connectorCalls[kind].uses(saved?.id);
  const { data, isError } = useQuery(query);
  return {
    beforeEdit(onConfirm) {
      if (saved === undefined) return onConfirm();
      const { name } = saved;
      const confirm = async (page: Page<Pipeline> | null) => {
        const pipelines = page && otherUses(page, kind, saved.id, pipeline.id);
        if (pipelines?.length === 0 || (await ask(editConnector, { kind, name, pipelines }))) onConfirm();
      };
      if (data || isError) return void confirm(data ?? null);
      void queryClient.fetchQuery(query).then(confirm, () => confirm(null));
    },
    beforeAttach({ id, name }, onConfirm) {
      const present = connectorCalls[kind].attachedTo(pipeline);
      const choices = kind === 'source' ? countSchemaChoices(pipeline.syncMappings ?? []) : null;
      if (choices === null || present === undefined || present === id) onConfirm();
      else void ask(replaceSource, { name, choices }).then((isConfirmed) => isConfirmed && onConfirm());
    },
  };
}
