import { useRef, useState, type RefObject } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { MenuProps } from './Menu.tsx';

export interface MenuOpener {
  /** Props for the button. */
  readonly button: Pick<AriaButtonProps, 'aria-haspopup' | 'aria-expanded' | 'onPress' | 'onKeyDown'> & {
    readonly ref: RefObject<HTMLButtonElement | null>;
  };
  /** Props for the menu. */
  readonly menu: Required<Pick<MenuProps, 'triggerRef' | 'isOpen' | 'onOpenChange' | 'autoFocus'>>;
}

/**
 * The behaviour of react-aria's `MenuTrigger` without the menu's code, which loads after the button is
 * painted.
 */
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
        // Prevents the page from scrolling.
        event.preventDefault();
      },
    },
    menu: { triggerRef: ref, isOpen, onOpenChange: change, autoFocus },
  };
}
