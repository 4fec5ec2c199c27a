import { useMemo, type ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import { MoreIcon } from '../Icon/icons/MoreIcon.ts';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import { useMenuOpener } from '../Menu/useMenuOpener.ts';
import type { RootProps } from '../rootProps.ts';

export interface MenuButtonProps
  extends
    RootProps<HTMLButtonElement>,
    ButtonLook,
    Pick<MenuProps, 'align'>,
    Pick<IconButtonProps, 'tooltipPlacement'> {
  /**
   * Label of the button. If only the icon is visible, name the item as well: "Actions for Orders to
   * warehouse".
   */
  label: string;
  /** Shows only the icon: three dots, unless `icon` is set. @default false */
  isIconOnly?: boolean;
  /** Disables the button. @default false */
  isDisabled?: boolean;
  /** Called after the menu has opened or closed. */
  onOpenChange?(isOpen: boolean): void;
  /** `MenuItem` and `MenuSeparator` elements. */
  children: ReactNode;
}

/**
 * A button that opens a menu. Arrow keys move between items, typing selects by letter, Escape returns to the button.
 * To select a value use `Select`.
 */
export function MenuButton({
  label,
  isIconOnly = false,
  icon,
  align,
  onOpenChange,
  children,
  ref,
  ...look
}: MenuButtonProps) {
  const { button, menu } = useMenuOpener(onOpenChange);
  const attach = useMemo(() => mergeRefs(button.ref, ref), [button.ref, ref]);
  return (
    <>
      {isIconOnly ? (
        <IconButton {...look} {...button} ref={attach} label={label} icon={icon ?? MoreIcon} />
      ) : (
        <Button {...look} {...button} ref={attach} icon={icon}>
          {label}
          <ChevronDownIcon />
        </Button>
      )}
      <Menu {...menu} aria-label={label} align={align}>
        {children}
      </Menu>
    </>
  );
}
