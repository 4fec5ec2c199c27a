import type { Hook } from '@millrace/ui/domain/entities';
import type { HookRequest } from '@millrace/ui/screens/HooksScreen';

import { useAsk } from '../dialogs/useAsk.ts';
import { editHook, hookAction } from '../hooks/hookDialogs.ts';

/** Runs an action on a hook in its dialog. */
export function useHookCommand(hooks: readonly Hook[]): (request: HookRequest) => void {
  const ask = useAsk();
  return ({ action, items }) => {
    const hook = hooks.find(({ id }) => id === items[0]?.id);
    if (action !== 'edit') void ask(hookAction, { action, items });
    else if (hook) void ask(editHook, { hook });
  };
}
