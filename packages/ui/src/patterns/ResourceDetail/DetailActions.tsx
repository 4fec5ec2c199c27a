import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';
import { TestButton, type TestButtonProps } from '../LastTest/TestButton.tsx';
import {
  menuItemsOf,
  offerOf,
  type EntityControls,
  type KnownName,
} from '../ResourceList/actionControls.tsx';

interface DetailActionsProps<
  Action extends KnownName,
  Page extends KnownName,
  Item extends { readonly name: string },
> extends EntityControls<Action, Page, Item> {
  item: Item;
  /** The actions with their own buttons, in order. A page that is not possible has none. */
  buttons: readonly (Action | Page)[];
  /** Labels of buttons that say more here, such as a number. */
  labels?: Readonly<Partial<Record<Action | Page, string>>>;
  /** State of the connection test, for its button. */
  testing?: Pick<TestButtonProps, 'isPending' | 'problem'>;
}

/** The actions at the end of a detail page's title: some as buttons, the others of its menu as a menu. */
export function DetailActions<
  Action extends KnownName,
  Page extends KnownName,
  Item extends { readonly name: string },
>({ item, buttons, labels, testing, ...controls }: DetailActionsProps<Action, Page, Item>) {
  const others = controls.entity.menu(item).filter((name) => !buttons.includes(name));
  return (
    <>
      {buttons.map((name) => {
        const { label, icon, isPage, href, disabledReason, onPress } = offerOf(controls, item, name);
        if (isPage) {
          return (
            href !== undefined && (
              <ButtonLink key={name} href={href} size="toolbar" icon={icon}>
                {label}
              </ButtonLink>
            )
          );
        }
        const button = { size: 'toolbar', isDisabled: disabledReason !== undefined, onPress } as const;
        return name === 'test' ? (
          <TestButton key={name} {...button} {...testing} />
        ) : (
          <Button key={name} {...button} icon={icon}>
            {labels?.[name] ?? label}
          </Button>
        );
      })}
      <MenuButton label={`More actions for ${item.name}`} isIconOnly variant="outline" size="toolbar">
        {menuItemsOf(controls, item, others)}
      </MenuButton>
    </>
  );
}
