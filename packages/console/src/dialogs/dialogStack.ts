import type { ReactNode } from 'react';

import { memoizePerObject } from '../kit/memoizePerObject.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import type { Dialog } from './dialog.ts';

/** A dialog on screen. Its props were captured when it was asked, so nothing beneath can change them (T-32). */
export interface OpenDialog {
  readonly id: number;
  /** The path it belongs to: another path closes it. */
  readonly path: string;
  readonly dialog: Pick<Dialog<never, never>, 'name' | 'prefetch' | 'isLoaded' | 'keepsEntries'>;
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
   * Opens a dialog above those that are shown. While one is still loading, the page under it takes presses, so the new
   * question replaces it. A dialog that is already shown does not open a second time.
   * @returns the answer; `undefined` if the page was left, or the question withdrawn or replaced, before one was given,
   * and at once if the dialog is already shown
   */
  ask<Props extends object, Answer>(
    dialog: Dialog<Props, Answer>,
    props: Props,
    path: string,
    options?: AskOptions,
  ): Promise<Answer | undefined>;
  /** Marks a dialog as shown: it is mounted, and the page under it takes no more presses. */
  markShown(open: OpenDialog): void;
  /**
   * Hides a dialog that failed to load. Its question stays open for {@link retry}.
   * @param onEnd called once, when the question is retried or ends
   */
  hide(open: OpenDialog, onEnd?: () => void): void;
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
  const shown = new WeakSet<OpenDialog>();
  /** The dialogs that failed and can be retried. */
  const hidden = new Map<OpenDialog, () => void>();
  const set = (next: readonly OpenDialog[]) => {
    stack = next;
    for (const listener of listeners) listener();
  };
  const remove = (open: OpenDialog) => {
    if (stack.includes(open)) set(stack.filter((each) => each !== open));
  };
  const endHidden = (open: OpenDialog) => {
    const onEnd = hidden.get(open);
    hidden.delete(open);
    onEnd?.();
  };
  const isSame = (one: OpenDialog, other: OpenDialog) => one.dialog.name === other.dialog.name;
  /**
   * Two dialogs that mount at once make each other inert, and so would one that mounts under another. So at most one is
   * not shown yet, and it is the top one.
   * @returns whether the dialog is on the stack
   */
  const push = (open: OpenDialog): boolean => {
    if (stack.some((each) => each.path === open.path && shown.has(each) && isSame(each, open))) return false;
    for (const each of hidden.keys()) if (isSame(each, open)) each.dismiss();
    const waiting = stack.filter((each) => !shown.has(each));
    set([...stack.filter((each) => shown.has(each)), open]);
    for (const each of waiting) each.dismiss();
    return true;
  };
  return {
    ask: (dialog, props, path, { signal } = {}) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(undefined);
        const settle = (answer: Parameters<typeof resolve>[0]) => {
          signal?.removeEventListener('abort', dismiss);
          remove(open);
          endHidden(open);
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
        if (!push(open)) dismiss();
      }),
    markShown: (open) => void shown.add(open),
    hide(open, onEnd = () => undefined) {
      if (!stack.includes(open)) return onEnd();
      shown.delete(open);
      hidden.set(open, onEnd);
      remove(open);
    },
    retry(open) {
      if (!hidden.has(open)) return;
      endHidden(open);
      if (!push(open)) open.dismiss();
    },
    closeOthers(path) {
      for (const open of [...stack, ...hidden.keys()]) if (open.path !== path) open.dismiss();
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
