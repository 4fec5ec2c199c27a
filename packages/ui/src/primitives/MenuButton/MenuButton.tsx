import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import { MoreIcon } from '../Icon/icons/MoreIcon.ts';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import { useMenuOpener } from '../Menu/useMenuOpener.ts';

export interface MenuButtonProps extends ButtonLook, Pick<MenuProps, 'align'> {
  /** What the menu holds. Where there is only an icon it says of what: "Actions for Orders to warehouse". */
  label: string;
  /** Shows only the icon, three dots unless another is given. @default false */
  isIconOnly?: boolean;
  /** It cannot be opened now. @default false */
  isDisabled?: boolean;
  /** The menu has opened or closed. */
  onOpenChange?(isOpen: boolean): void;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
}

/** A button that opens a menu. Arrows move in it, letters find an item, Escape goes back to the button. */
export function MenuButton({
  label,
  isIconOnly = false,
  icon,
  align,
  onOpenChange,
  children,
  ...look
}: MenuButtonProps) {
  const { button, menu } = useMenuOpener(onOpenChange);
  return (
    <>
      {isIconOnly ? (
        <IconButton {...look} {...button} label={label} icon={icon ?? MoreIcon} />
      ) : (
        <Button {...look} {...button} icon={icon}>
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
