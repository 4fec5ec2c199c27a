import type { ActionItem } from '@millrace/ui/domain/entities';
import { ActionModal, type ActionModalProps, type ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { toastsAtom } from '../data/toasts.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useWrite } from '../data/useWrite.ts';
import { describeActionEnd, writeForAll, type EntityActions } from './entityActions.ts';

export interface ActionContainerProps<Action extends string, Item extends ActionItem> {
  readonly action: Action;
  readonly items: readonly Item[];
  readonly onClose: () => void;
}

/** How long an undo is offered, in milliseconds: longer than a toast without a button. */
const undoMs = 10_000;

/** What else an action affects, for its confirmation. */
export interface ReadImpact {
  readonly impact: ActionModalProps<string, ActionItem>['impact'];
  readonly onRetry: () => void;
}

/**
 * Makes the confirmation of an entity's actions. When all succeed, the dialog closes and a toast reports it, with an undo
 * where there is one; otherwise the dialog says what failed, and those items stay selected. If the page is left
 * meanwhile, the action continues and a toast reports its end (F4).
 * @param useImpact reads what else the action affects
 */
export function actionContainer<Action extends string, Item extends ActionItem>(
  actions: EntityActions<Action, Item>,
  useImpact: (action: Action, items: readonly Item[]) => ReadImpact | undefined = () => undefined,
) {
  const { entity, selection, undo } = actions;
  const undoWrite = undo && writeForAll(actions, undo.of, undo.steps);
  return function ActionContainer({ action, items, onClose }: ActionContainerProps<Action, Item>) {
    const isOffline = !useIsOnline();
    const toasts = useAtomValue(toastsAtom);
    const deselect = useSetAtom(selection);
    const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
    const onOutcome = (id: number, outcome: ActionOutcome) => {
      setOutcomes((before) => new Map(before).set(id, outcome));
      if (outcome.state === 'done')
        deselect((before) => new Set([...before].filter((each) => each !== String(id))));
    };
    const affected = useImpact(action, items);
    const write = writeForAll(actions, action);
    // It runs after the dialog has closed, from its toast.
    const back = useWrite(undoWrite ?? write, { presence: 'component' });
    const command = useWrite(write, {
      isInline: true,
      presence: 'component',
      // A success is always reported below, since it may come with an undo.
      words: { failed: write.words.failed },
      onDone(failures, isInSight, { items: chosen }) {
        // The dialog itself says what failed.
        if (failures.length > 0 && isInSight) return;
        if (isInSight) onClose();
        const toast = {
          tone: 'success' as const,
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
        onClose={onClose}
      />
    );
  };
}
