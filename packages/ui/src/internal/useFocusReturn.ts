import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when something opened over the page, should react-aria have lost sight of it: it
 * looks while it renders, and a menu that closes then has let go of the focus and not yet handed it back.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // After react-aria, which takes a frame to do the same.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isLost = document.activeElement === document.body;
          if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
        }),
      );
    };
  }, [isOpen]);
}
