import { defineDialog } from '../dialogs/dialog.ts';

/** Confirms and performs an action on a user or an invitation. */
export const memberAction = defineDialog({
  name: 'memberAction',
  load: async () => (await import('./MemberActionContainer.ts')).MemberActionContainer,
  answers: { onClose: () => undefined },
});
