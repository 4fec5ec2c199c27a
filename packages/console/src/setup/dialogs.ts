import { defineDialog } from '../dialogs/dialog.ts';

/** Confirms that the tables chosen from the current source are lost. */
export const replaceSource = defineDialog({
  name: 'replaceSource',
  load: async () => (await import('@millrace/ui/modals/ReplaceSourceModal')).ReplaceSourceModal,
  answers: { onConfirm: () => true, onClose: () => false },
});
