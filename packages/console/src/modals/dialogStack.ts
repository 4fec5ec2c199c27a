import type { ReactNode } from 'react';

import { memoizePerObject } from '../data/memoizePerObject.ts';
import type { SessionScope } from '../session/sessionScope.ts';
import type { Dialog } from './dialog.ts';

/** A dialog on screen. Its props were captured when it was asked, so nothing beneath can change them (T-32). */
export interface OpenDialog {
  readonly id: number;
  /** The path it belongs to: another path closes it. */
  readonly path: string;
  readonly dialog: Pick<Dialog<never, never>, 'name' | 'prefetch' | 'isLoaded'>;
  readonly render: (isOffline: boolean) => ReactNode;
  /** Ends the question without an answer. */
  readonly dismiss: () => void;
}

export interface AskOptions {
  /** Withdraws the question. */
  readonly signal?: AbortSignal;
}

export interface DialogStack {
  /**
   * Opens a dialog above those that are open.
   * @returns the answer; `undefined` if the page was left or the question withdrawn before one was given
   */
  ask<Props extends object, Answer>(
    dialog: Dialog<Props, Answer>,
    props: Props,
    path: string,
    options?: AskOptions,
  ): Promise<Answer | undefined>;
  /** Hides a dialog that failed to load. Its question stays open for {@link retry}. */
  hide(open: OpenDialog): void;
  retry(open: OpenDialog): void;
  /** Closes the dialogs of every other path. */
  closeOthers(path: string): void;
  getSnapshot(): readonly OpenDialog[];
  subscribe(listener: () => void): () => void;
}

export function createDialogStack(): DialogStack {
  const listeners = new Set<() => void>();
  let stack: readonly OpenDialog[] = [];
  let lastId = 0;
  const set = (next: readonly OpenDialog[]) => {
    stack = next;
    for (const listener of listeners) listener();
  };
  const hide = (open: OpenDialog) => {
    if (stack.includes(open)) set(stack.filter((each) => each !== open));
  };
  return {
    ask: (dialog, props, path, { signal } = {}) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(undefined);
        const settle = (answer: Parameters<typeof resolve>[0]) => {
          signal?.removeEventListener('abort', dismiss);
          hide(open);
          resolve(answer);
        };
        const dismiss = () => settle(undefined);
        const open: OpenDialog = {
          id: (lastId += 1),
          path,
          dialog,
          render: (isOffline) => dialog.render(props, { isOffline, onAnswer: settle }),
          dismiss,
        };
        signal?.addEventListener('abort', dismiss);
        set([...stack, open]);
      }),
    hide,
    retry(open) {
      if (!stack.includes(open)) set([...stack, open]);
    },
    closeOthers(path) {
      for (const open of stack) if (open.path !== path) open.dismiss();
    },
    getSnapshot: () => stack,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The dialogs of one session: another person's page starts with none. */
export const dialogStackOf = memoizePerObject((scope: SessionScope): DialogStack => {
  const stack = createDialogStack();
  scope.engageWhile(() => stack.getSnapshot().length > 0);
  return stack;
});
