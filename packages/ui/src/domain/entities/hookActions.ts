import { isAllowed, type ActionEntity, type ActionTable } from './actions.ts';
import { hookCan, type Hook, type HookStatus } from './hook.ts';

/** The actions on a hook that need a confirmation. */
export const hookActions = {
  detach: {
    from: hookCan.detach,
    verb: 'Detach',
    doing: 'Detaching…',
    done: 'detached',
    consequence:
      'It is no longer called for events from here. The hook itself stays, and you can attach it again.',
    isDestructive: true,
  },
  archive: {
    from: hookCan.archive,
    verb: 'Archive',
    doing: 'Archiving…',
    done: 'archived',
    consequence:
      'No pipeline and no source calls it again. Its attachments stay visible. This cannot be undone.',
    isDestructive: true,
  },
} as const satisfies ActionTable<HookStatus>;
export type HookCommand = keyof typeof hookActions;

/** A hook as its actions need it. */
export type HookItem = Pick<Hook, 'id' | 'name' | 'url' | 'status'>;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export const whyNotHook = (action: HookCommand, { status }: Pick<Hook, 'status'>): string | undefined => {
  if (isAllowed(hookActions[action], status)) return undefined;
  return status === 'archived' ? 'Already archived' : `Status: ${status}`;
};

export const hookEntity: ActionEntity<HookCommand, HookItem> = {
  noun: 'hook',
  actions: hookActions,
  whyNot: whyNotHook,
  details: ({ id, url }) => [[`ID ${id}`], [url]],
};
