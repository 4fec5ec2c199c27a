import { defineDialog } from '../dialogs/dialog.ts';

/** Attaches a hook to a pipeline or a source, or edits the events of an attachment. */
export const attachHook = defineDialog({
  name: 'attachHook',
  load: async () => (await import('./AttachHookContainer.tsx')).AttachHookContainer,
  answers: { onClose: () => undefined },
});

/** Attaches a hook to a pipeline or a source that is chosen there. */
export const attachHookTo = defineDialog({
  name: 'attachHookTo',
  load: async () => (await import('./AttachHookToContainer.tsx')).AttachHookToContainer,
  answers: { onClose: () => undefined },
});

/** Changes a hook. */
export const editHook = defineDialog({
  name: 'editHook',
  load: async () => (await import('./EditHookContainer.tsx')).EditHookContainer,
  answers: { onClose: () => undefined },
});

/** Confirms that a hook is detached, archived or deleted. */
export const hookAction = defineDialog({
  name: 'hookAction',
  load: async () => (await import('./HookActionContainer.ts')).HookActionContainer,
  answers: { onClose: () => undefined },
});
