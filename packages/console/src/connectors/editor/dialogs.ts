import { defineDialog } from '../../dialogs/dialog.ts';

const yes = () => true;
const no = () => false;

/** Confirms a change to a connector that pipelines use. */
export const editConnector = defineDialog({
  name: 'editConnector',
  load: async () => (await import('@millrace/ui/modals/EditConnectorModal')).EditConnectorModal,
  answers: { onConfirm: yes, onClose: no },
});

/** Confirms that the tables chosen from the current source are lost. */
export const replaceSource = defineDialog({
  name: 'replaceSource',
  load: async () => (await import('@millrace/ui/modals/ReplaceSourceModal')).ReplaceSourceModal,
  answers: { onConfirm: yes, onClose: no },
});
