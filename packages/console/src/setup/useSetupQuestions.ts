import type { ConnectorKind, PipelineDetail } from '@millrace/ui/domain/entities';
import { countSchemaChoices } from '@millrace/ui/domain/schema';

import { replaceSource } from '../connectors/dialogs.ts';
import { useConfirmEdit } from '../connectors/useConfirmEdit.ts';
import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import { connectorCalls } from '../data/connectors/connectors.ts';
import { useAsk } from '../modals/useAsk.ts';

/** The questions before a setup changes its source or destination. Each answers whether to go on. */
export function useSetupQuestions(kind: ConnectorKind, pipeline: PipelineDetail, saved?: SavedConnector) {
  const ask = useAsk();
  return {
    /** Other pipelines may use the saved connector (spec §2 Modals, A-75). */
    confirmEdit: useConfirmEdit(kind, saved, pipeline.id),
    /** The tables chosen from another source would be lost. */
    async confirmAttach({ id, name }: { readonly id?: number; readonly name: string }): Promise<boolean> {
      const present = connectorCalls[kind].attachedTo(pipeline);
      const choices = kind === 'source' ? countSchemaChoices(pipeline.syncMappings ?? []) : null;
      if (choices === null || present === undefined || present === id) return true;
      return (await ask(replaceSource, { name, choices })) ?? false;
    },
  };
}
