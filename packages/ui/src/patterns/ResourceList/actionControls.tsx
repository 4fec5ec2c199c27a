import type { ListedEntity, PageSpec } from '../../domain/entities/actions.ts';
import { actionIcons } from './actionIcons.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';

const labelOf = ({ verb, label = verb }: PageSpec<string>): string => label;
const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** The actions and pages that menus can offer. */
export type KnownName = keyof typeof actionIcons;

/** An action that a screen requests, for one item or for the selected ones. */
export interface ActionRequest<Action extends string, Item> {
  readonly action: Action;
  readonly items: readonly Item[];
}

/** The addresses of an entity's pages; `undefined` if this build has no such page for an item. */
export type ActionPages<Page extends string, Item> = {
  readonly [Name in Page]: (item: Item) => string | undefined;
};

/** What an entity's controls do. */
export interface EntityControls<Action extends KnownName, Page extends KnownName, Item> {
  readonly entity: ListedEntity<Action, Page, Item>;
  readonly pages: ActionPages<Page, Item>;
  onAction(request: ActionRequest<Action, Item>): void;
}

/** What a control shows for an action or a page of an item. */
export function offerOf<Action extends KnownName, Page extends KnownName, Item>(
  { entity, pages, onAction }: EntityControls<Action, Page, Item>,
  item: Item,
  name: Action | Page,
) {
  const icon = actionIcons[name];
  const reason = entity.whyDisabled(name, item);
  if (isKeyOf(entity.pages, name)) {
    const href = reason === undefined ? pages[name](item) : undefined;
    const disabledReason = reason ?? (href === undefined ? 'Not available in this version' : undefined);
    return { label: labelOf(entity.pages[name]), icon, href, disabledReason, isPage: true } as const;
  }
  const onPress = () => onAction({ action: name, items: [item] });
  const { [name]: spec } = entity.actions;
  return {
    label: labelOf(spec),
    icon,
    tone: spec.isDestructive ? 'critical' : 'neutral',
    disabledReason: reason,
    onPress,
  } as const;
}

/** Items of an item's menu, each with the reason if it is not possible. */
export const menuItemsOf = <Action extends KnownName, Page extends KnownName, Item>(
  controls: EntityControls<Action, Page, Item>,
  item: Item,
  names: readonly (Action | Page)[],
) =>
  names.map((name) => {
    const { onPress, isPage: _, ...offer } = offerOf(controls, item, name);
    return <MenuItem key={name} id={name} {...offer} onAction={onPress} />;
  });

/** The noun, row menus and selection bar of an entity's list, for `ResourceList`. */
export const listActions = <Action extends KnownName, Page extends KnownName, Item>(
  controls: EntityControls<Action, Page, Item>,
) => ({
  noun: controls.entity.noun,
  menuItems: (item: Item) => menuItemsOf(controls, item, controls.entity.menu(item)),
  /** If an action is possible for none of the items, its dialog explains why. */
  selectionActions: (items: readonly Item[]) =>
    controls.entity.bulk(items).map((action) => (
      <Button
        key={action}
        size="small"
        icon={actionIcons[action]}
        onPress={() => controls.onAction({ action, items })}
      >
        {labelOf(controls.entity.actions[action])}
      </Button>
    )),
});
