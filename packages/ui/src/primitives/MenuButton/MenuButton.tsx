import type { ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import { MoreIcon } from '../Icon/icons/MoreIcon.ts';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

export interface MenuButtonProps extends ButtonLook, Pick<MenuProps, 'align'> {
  /** What the menu holds. Where there is only an icon it says of what: "Actions for Orders to warehouse". */
  label: string;
  /** Shows only the icon, three dots unless another is given. @default false */
  isIconOnly?: boolean;
  /** @default false */
  isDisabled?: boolean;
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
  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      {isIconOnly ? (
        <IconButton {...look} label={label} icon={icon ?? MoreIcon} />
      ) : (
        <Button {...look} icon={icon}>
          {label}
          <ChevronDownIcon />
        </Button>
      )}
      <Menu align={align}>{children}</Menu>
    </MenuTrigger>
  );
}
