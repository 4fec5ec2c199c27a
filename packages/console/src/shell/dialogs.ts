import { defineDialog } from '../modals/dialog.ts';

/** Shares feedback. */
export const shareFeedback = defineDialog({
  name: 'shareFeedback',
  load: async () => (await import('./FeedbackContainer.tsx')).FeedbackContainer,
  answers: { onClose: () => undefined },
});
