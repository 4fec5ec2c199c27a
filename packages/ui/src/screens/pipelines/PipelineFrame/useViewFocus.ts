import { useLayoutEffect, type RefObject } from 'react';

/** Whether the links that were just removed had the focus. */
let hadFocus = false;

/**
 * Another view replaces the page, and with it the link that was pressed. If the links had the focus, the current one of
 * the new page gets it, so that the keyboard continues where it was.
 */
export function useViewFocus(links: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const nav = links.current;
    if (!nav) return undefined;
    if (hadFocus && document.activeElement === document.body)
      nav.querySelector<HTMLElement>('[aria-current=page]')?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = nav.contains(document.activeElement);
      // The page that replaces this one appears at once. Any later page is another one.
      setTimeout(() => (hadFocus = false));
    };
  }, [links]);
}
