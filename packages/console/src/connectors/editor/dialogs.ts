import { defineDialog } from '../../dialogs/dialog.ts';

/** Confirms a change to a connector that pipelines use. */
export const editConnector = defineDialog({
  name: 'editConnector',
  load: async () => (await import('@millrace/ui/modals/EditConnectorModal')).EditConnectorModal,
  answers: { onConfirm: () => true, onClose: () => false },
});
