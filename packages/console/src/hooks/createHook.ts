import { defineDialog } from '../dialogs/dialog.ts';

/** Creates a hook. Resolves with its id, or `undefined` if none was created. */
export const createHook = defineDialog({
  name: 'createHook',
  load: async () => (await import('./CreateHookContainer.tsx')).CreateHookContainer,
  answers: { onClose: (id) => id },
});
