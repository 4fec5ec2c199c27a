import { useRef, useState, type RefObject } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { MenuProps } from './Menu.tsx';

export interface MenuOpener {
  /** For the button. */
  readonly button: Pick<AriaButtonProps, 'aria-haspopup' | 'aria-expanded' | 'onPress' | 'onKeyDown'> & {
    readonly ref: RefObject<HTMLButtonElement | null>;
  };
  /** For the menu. */
  readonly menu: Required<Pick<MenuProps, 'triggerRef' | 'isOpen' | 'onOpenChange' | 'autoFocus'>>;
}

/** What react-aria's `MenuTrigger` does, without the menu's code: that comes after the button has been painted. */
export function useMenuOpener(onOpenChange?: (isOpen: boolean) => void): MenuOpener {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [autoFocus, setAutoFocus] = useState<'first' | 'last'>('first');
  const change = (next: boolean, focus: 'first' | 'last' = 'first'): void => {
    setAutoFocus(focus);
    setOpen(next);
    onOpenChange?.(next);
  };
  return {
    button: {
      ref,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: () => change(!isOpen),
      onKeyDown(event) {
        if (event.key === 'ArrowDown') change(true);
        else if (event.key === 'ArrowUp') change(true, 'last');
        else return event.continuePropagation();
        // The page stays where it is.
        event.preventDefault();
      },
    },
    menu: { triggerRef: ref, isOpen, onOpenChange: change, autoFocus },
  };
}
