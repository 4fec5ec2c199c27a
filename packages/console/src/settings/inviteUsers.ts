import { defineDialog } from '../dialogs/dialog.ts';

/** Invites people. Several features open it. */
export const inviteUsers = defineDialog({
  name: 'inviteUsers',
  load: async () => (await import('./InviteUsersContainer.tsx')).InviteUsersContainer,
  answers: { onClose: () => undefined },
});
