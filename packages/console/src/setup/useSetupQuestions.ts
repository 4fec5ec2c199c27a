import type { ConnectorKind, PipelineDetail } from '@millrace/ui/domain/entities';
import { countSchemaChoices } from '@millrace/ui/domain/schema';

import type { SavedConnector } from '../connectors/data/connectorCalls.ts';
import { useConfirmEdit } from '../connectors/editor/useConfirmEdit.ts';
import { defineDialog } from '../dialogs/dialog.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { connectorIdOf } from '../pipelines/data/hrefOfPipeline.ts';

/** Confirms that the tables chosen from the current source are lost. */
const replaceSource = defineDialog({
  name: 'replaceSource',
  load: async () => (await import('@millrace/ui/modals/ReplaceSourceModal')).ReplaceSourceModal,
  answers: { onConfirm: () => true, onClose: () => false },
});

/**
 * The confirmations before a setup changes its source or destination. Each resolves with whether to continue.
 */
export function useSetupQuestions(kind: ConnectorKind, pipeline: PipelineDetail, saved?: SavedConnector) {
  const ask = useAsk();
  const confirmEdit = useConfirmEdit(kind, saved, pipeline.id);
  return {
    /** Other pipelines may use the saved connector. */
    confirmEdit: async (): Promise<boolean> => (await confirmEdit()) !== null,
    /** Changing the source discards the tables chosen from the previous one. */
    async confirmAttach({ id, name }: { readonly id?: number; readonly name: string }): Promise<boolean> {
      const present = connectorIdOf(pipeline, kind);
      const choices = kind === 'source' ? countSchemaChoices(pipeline.syncMappings ?? []) : null;
      if (choices === null || present === undefined || present === id) return true;
      return (await ask(replaceSource, { name, choices })) ?? false;
    },
  };
}
