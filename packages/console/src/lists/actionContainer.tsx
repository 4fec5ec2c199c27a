import type { ActionItem } from '@millrace/ui/domain/entities';
import { ActionModal, type ActionModalProps, type ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { useWrite } from '../writes/useWrite.ts';
import { describeActionEnd, writeForAll, type EntityActions } from './entityActions.ts';

export interface ActionContainerProps<Action extends string, Item extends ActionItem> {
  readonly action: Action;
  readonly items: readonly Item[];
  /** @param isDone whether the action succeeded for all */
  readonly onClose: (isDone?: boolean) => void;
}

/** How long undo is offered, in milliseconds: longer than a toast without a button. */
const undoMs = 10_000;

/** Reads what else an action affects, for its confirmation. */
export interface ReadImpact {
  readonly impact: ActionModalProps<string, ActionItem>['impact'];
  readonly onRetry: () => void;
}

/**
 * Creates the confirmation dialog for an entity's actions. When all succeed, the dialog closes and a toast
 * reports it, with an undo button where possible. Otherwise the dialog lists the failures, and those items
 * stay selected. If the page is left, the action continues and a toast reports the result (F4).
 * @param useImpact reads what else the action affects
 */
export function actionContainer<Action extends string, Item extends ActionItem>(
  actions: EntityActions<Action, Item>,
  useImpact: (action: Action, items: readonly Item[]) => ReadImpact | undefined = () => undefined,
) {
  const { entity, selection = atom<ReadonlySet<string>>(new Set<string>()), undo } = actions;
  const undoWrite = undo && writeForAll(actions, undo.by, undo.steps);
  return function ActionContainer({ action, items, onClose }: ActionContainerProps<Action, Item>) {
    const isOffline = !useIsOnline();
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
    const affected = useImpact(action, items);
    const write = writeForAll(actions, action);
    // Runs from the toast, after the dialog has closed.
    const back = useWrite(undoWrite ?? write, { presence: 'component' });
    const command = useWrite(write, {
      isInline: true,
      presence: 'component',
      // Success is reported below, because the toast may offer undo.
      words: { failed: write.words.failed },
      onDone(failures, isInSight, { items: chosen }) {
        // The dialog itself shows the failures.
        if (isInSight && failed.current.size > 0) return;
        if (isInSight) onClose(true);
        const toast = {
          tone: 'positive' as const,
          ...describeActionEnd(entity, action, chosen, failures),
          action: undefined,
        };
        if (failures.length > 0 || action !== undo?.of) toasts.show(toast);
        else {
          const onPress = () => back.run({ items: chosen, onOutcome });
          toasts.show({ ...toast, action: { label: 'Undo', onPress } }, { duration: undoMs });
        }
      },
    });
    return (
      <ActionModal
        isOpen
        entity={entity}
        action={action}
        items={items}
        outcomes={outcomes}
        impact={affected?.impact}
        onRetryImpact={affected?.onRetry}
        isOffline={isOffline}
        onConfirm={(chosen) => command.run({ items: chosen, onOutcome })}
        onClose={() => onClose()}
      />
    );
  };
}
