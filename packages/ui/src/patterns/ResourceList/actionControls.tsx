import type { ActionSpec } from '../../domain/entities/actions.ts';
import { actionIcons } from '../../internal/actionIcons.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';

const labelOf = ({ verb, label = verb }: ActionSpec<string>): string => label;

type KnownAction = keyof typeof actionIcons;
type Table<Action extends string> = Readonly<Record<Action, ActionSpec<string>>>;

/** Buttons for the selected rows. If an action is possible for none of them, its dialog explains why. */
export const actionButtons = <Action extends KnownAction>(
  table: Table<Action>,
  actions: readonly Action[],
  onAction: (action: Action) => void,
) =>
  actions.map((action) => (
    <Button key={action} size="small" icon={actionIcons[action]} onPress={() => onAction(action)}>
      {labelOf(table[action])}
    </Button>
  ));

interface ActionMenu<Action extends string> {
  readonly table: Table<Action>;
  /** The menu's actions, in order. */
  readonly actions: readonly Action[];
  /** The reason why an action is not possible; `undefined` if it is. */
  whyNot(action: Action): string | undefined;
  /** The address of an action with its own page. */
  hrefOf?(action: Action): string | undefined;
  onAction(action: Action): void;
}

/** Menu items from the entity's action table, each with the reason if it is not possible. */
export const actionMenuItems = <Action extends KnownAction>({
  table,
  actions,
  whyNot,
  hrefOf,
  onAction,
}: ActionMenu<Action>) =>
  actions.map((action) => {
    const disabledReason = whyNot(action);
    return (
      <MenuItem
        key={action}
        id={action}
        label={labelOf(table[action])}
        icon={actionIcons[action]}
        tone={table[action].isDestructive ? 'critical' : 'neutral'}
        disabledReason={disabledReason}
        href={disabledReason === undefined ? hrefOf?.(action) : undefined}
        onAction={() => onAction(action)}
      />
    );
  });
