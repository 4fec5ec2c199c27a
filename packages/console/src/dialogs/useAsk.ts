import { useCallback } from 'react';

import { usePath } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';
import type { Dialog } from './dialog.ts';
import { dialogStackOf, type AskOptions } from './dialogStack.ts';

export type Ask = <Props extends object, Answer>(
  dialog: Dialog<Props, Answer>,
  props: Props,
  options?: AskOptions,
) => Promise<Answer | undefined>;

/**
 * Opens a dialog on the current page and waits for its answer: `if (!(await ask(editConnector, props))) return;`.
 * The answer is `undefined` if the page is left first.
 */
export function useAsk(): Ask {
  const stack = dialogStackOf(useScope());
  const path = usePath();
  return useCallback((dialog, props, options) => stack.ask(dialog, props, path, options), [stack, path]);
}
