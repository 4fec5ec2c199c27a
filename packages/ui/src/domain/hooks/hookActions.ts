import { formatQuantity } from '../format/count.ts';
import { isAllowed, type ActionEntity, type ActionTable, type ListedEntity } from '../entities/actions.ts';
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
  delete: {
    from: hookCan.remove,
    verb: 'Delete',
    doing: 'Deleting…',
    done: 'deleted',
    consequence: 'Its address and its secret are forgotten. This cannot be undone.',
    isDestructive: true,
  },
} as const satisfies ActionTable<HookStatus>;
export type HookCommand = keyof typeof hookActions;

/** A hook as its actions need it. */
export type HookItem = Pick<Hook, 'id' | 'name' | 'url' | 'status' | 'attachedTo'>;

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export const whyNotHook = (
  action: HookCommand,
  { status, attachedTo }: Pick<Hook, 'status' | 'attachedTo'>,
): string | undefined => {
  if (action === 'delete' && attachedTo && attachedTo.length > 0)
    return `Attached to ${formatQuantity(attachedTo.length, 'place')}. Detach it first`;
  if (isAllowed(hookActions[action], status)) return undefined;
  return status === 'archived' ? 'Already archived' : `Status: ${status}`;
};

export const hookEntity: ActionEntity<HookCommand, HookItem> = {
  noun: 'hook',
  actions: hookActions,
  whyNot: whyNotHook,
  details: ({ id, url }) => [[`ID ${id}`], url === null ? [] : [url]],
};

/** What the list of hooks and the page of a hook offer. Editing has a dialog of its own. */
export const listedHookActions = {
  edit: {
    from: hookCan.edit,
    verb: 'Edit',
    doing: 'Saving…',
    done: 'changed',
    consequence: 'Events are sent to its new address from now on.',
    isDestructive: false,
  },
  archive: hookActions.archive,
  delete: hookActions.delete,
} as const satisfies ActionTable<HookStatus>;
export type ListedHookAction = keyof typeof listedHookActions;

const whyNotListed = (action: ListedHookAction, hook: HookItem): string | undefined => {
  if (action !== 'edit') return whyNotHook(action, hook);
  return isAllowed(listedHookActions.edit, hook.status) ? undefined : 'An archived hook can’t be changed';
};

export const listedHookEntity: ListedEntity<ListedHookAction, never, HookItem> = {
  noun: 'hook',
  actions: listedHookActions,
  pages: {},
  menu: () => ['edit', 'archive', 'delete'],
  // Hooks cannot be selected.
  bulk: () => [],
  whyNot: whyNotListed,
  whyDisabled: whyNotListed,
  details: hookEntity.details,
};
