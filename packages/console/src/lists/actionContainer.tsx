import type { ActionItem } from '@millrace/ui/domain/entities';
import { ActionModal, type ActionModalProps } from '@millrace/ui/modals/ActionModal';

import { useIsOnline } from '../data/useIsOnline.ts';
import type { EntityActions } from './entityActions.ts';
import { useConfirmedAction } from './useConfirmedAction.ts';

export interface ActionContainerProps<Action extends string, Item extends ActionItem> {
  readonly action: Action;
  readonly items: readonly Item[];
  /** @param isDone whether the action succeeded for all */
  readonly onClose: (isDone?: boolean) => void;
}

/** Reads what else an action affects, for its confirmation. */
export interface ReadImpact {
  readonly impact: ActionModalProps<string, ActionItem>['impact'];
  readonly onRetry: () => void;
}

/**
 * Creates the confirmation dialog for an entity's actions, which performs them and reports the outcome for each item.
 * @param useImpact reads what else the action affects
 */
export function actionContainer<Action extends string, Item extends ActionItem>(
  actions: EntityActions<Action, Item>,
  useImpact: (action: Action, items: readonly Item[]) => ReadImpact | undefined = () => undefined,
) {
  return function ActionContainer({ action, items, onClose }: ActionContainerProps<Action, Item>) {
    const isOffline = !useIsOnline();
    const affected = useImpact(action, items);
    const { outcomes, run, requests } = useConfirmedAction(actions, action, onClose);
    return (
      <ActionModal
        isOpen
        entity={actions.entity}
        action={action}
        items={items}
        outcomes={outcomes}
        impact={affected?.impact}
        onRetryImpact={affected?.onRetry}
        isOffline={isOffline}
        onConfirm={(chosen) => run(chosen)}
        requestsOf={(chosen) => requests(chosen)}
        onClose={() => onClose()}
      />
    );
  };
}
