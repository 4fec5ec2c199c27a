import { defineDialog } from '../dialogs/dialog.ts';

/** Shares feedback. */
export const shareFeedback = defineDialog({
  name: 'shareFeedback',
  load: async () => (await import('./FeedbackContainer.tsx')).FeedbackContainer,
  answers: { onClose: () => undefined },
  keepsEntries: true,
});

/** Finds pages and actions by name. */
export const commandPalette = defineDialog({
  name: 'commandPalette',
  load: async () => (await import('./CommandPaletteContainer.tsx')).CommandPaletteContainer,
  answers: { onClose: () => undefined },
});

/** Lists the keys. */
export const keyboardShortcuts = defineDialog({
  name: 'keyboardShortcuts',
  load: async () => (await import('./KeyboardShortcutsContainer.tsx')).KeyboardShortcutsContainer,
  answers: { onClose: () => undefined },
});
