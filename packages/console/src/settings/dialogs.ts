import { defineDialog } from '../dialogs/dialog.ts';

/** Confirms and performs an action on a user or an invitation. */
export const memberAction = defineDialog({
  name: 'memberAction',
  load: async () => (await import('./MemberActionContainer.ts')).MemberActionContainer,
  answers: { onClose: () => undefined },
});

/** Confirms a change to the subscription, or leads to the entry of a card. */
export const subscriptionChange = defineDialog({
  name: 'subscriptionChange',
  load: async () => (await import('./billing/SubscriptionContainer.tsx')).SubscriptionContainer,
  answers: { onClose: () => undefined, onAddCard: () => 'addCard' as const },
});
