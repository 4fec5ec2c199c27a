import { defineDialog } from '../../dialogs/dialog.ts';

/** Confirms and performs an action on alerts. Resolves with whether it succeeded for all. */
export const alertAction = defineDialog({
  name: 'alertAction',
  load: async () => (await import('./AlertActionContainer.ts')).AlertActionContainer,
  answers: { onClose: (isDone) => isDone },
});
