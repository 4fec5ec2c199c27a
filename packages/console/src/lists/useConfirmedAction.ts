import type { ActionItem } from '@millrace/ui/domain/entities';
import type { ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { toastsAtom } from '../kit/toasts.ts';
import { firstOf, ignoreOutcome } from '../writes/firstOf.ts';
import { useWrite } from '../writes/useWrite.ts';
import { describeActionEnd, writeForAll, type ChosenItems, type EntityActions } from './entityActions.ts';

/** How long undo is offered, in milliseconds: longer than a toast without a button. */
const undoMs = 10_000;

const noneSelected = atom<ReadonlySet<string>>(new Set<string>());

/**
 * Performs a confirmed action and holds the outcome of each item. When all succeed, the dialog closes and a toast
 * reports it, with an undo button where possible. Otherwise the failed items stay selected, and the dialog stays open. If
 * the page is left, the action continues and a toast reports the result (F4).
 * @param onClose called with `true` when the action has succeeded for all
 */
export function useConfirmedAction<Action extends string, Item extends ActionItem>(
  actions: EntityActions<Action, Item>,
  action: Action,
  onClose: (isDone?: boolean) => void,
) {
  const { entity, selection = noneSelected, undo, report } = actions;
  const toasts = useAtomValue(toastsAtom);
  const deselect = useSetAtom(selection);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
  /** Failed items that are not tried again keep the dialog open. */
  const failed = useRef<ReadonlySet<number>>(new Set());
  const onOutcome = (id: number, outcome: ActionOutcome) => {
    const others = [...failed.current].filter((each) => each !== id);
    failed.current = new Set(outcome.state === 'failed' ? [...others, id] : others);
    setOutcomes((before) => new Map(before).set(id, outcome));
    if (outcome.state === 'done')
      deselect((before) => new Set([...before].filter((each) => each !== String(id))));
  };
  const write = writeForAll(actions, action);
  // Runs from the toast, after the dialog has closed.
  const back = useWrite(undo ? writeForAll(actions, undo.by, undo.steps) : write, { presence: 'component' });
  const command = useWrite(write, {
    isInline: true,
    presence: 'component',
    // Success is reported below, because the toast may offer undo.
    words: { failed: write.words.failed },
    onDone({ failures, results }, isInSight, { items: chosen }) {
      // The dialog itself shows the failures.
      if (isInSight && failed.current.size > 0) return;
      if (isInSight) onClose(true);
      const toast = {
        tone: 'positive' as const,
        ...describeActionEnd(entity, action, chosen, failures, report?.(action, results)),
        action: undefined,
      };
      if (failures.length > 0 || action !== undo?.of) toasts.show(toast);
      else {
        const onPress = () => back.run({ items: chosen, onOutcome });
        toasts.show({ ...toast, action: { label: 'Undo', onPress } }, { duration: undoMs });
      }
    },
  });
  /** Performs the action for items. @param perform what is done for each, if it depends on entries of the dialog */
  const run = (items: readonly Item[], perform?: ChosenItems<Item>['perform']) =>
    command.run({ items, onOutcome, perform });
  /** What `run` would send for the first items. */
  const requests = (items: readonly Item[], perform?: ChosenItems<Item>['perform']) => {
    const { items: first, restCount } = firstOf(items);
    return command.requests({ items: first, onOutcome: ignoreOutcome, perform }, { restCount });
  };
  return { outcomes, run, requests };
}
