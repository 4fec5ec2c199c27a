import { defineDialog } from '../../dialogs/dialog.ts';

/** Confirms a change to the subscription, or leads to the entry of a card. */
export const subscriptionChange = defineDialog({
  name: 'subscriptionChange',
  load: async () => (await import('./SubscriptionContainer.tsx')).SubscriptionContainer,
  answers: { onClose: () => undefined, onAddCard: () => 'addCard' as const },
});
