import { defineDialog } from '../modals/dialog.ts';

/** Confirms and performs an action on alerts. */
export const alertAction = defineDialog({
  name: 'alertAction',
  load: async () => (await import('./AlertActionContainer.ts')).AlertActionContainer,
  answers: { onClose: () => undefined },
});
