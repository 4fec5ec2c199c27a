import { useLayoutEffect, type RefObject } from 'react';

/** The address of the link that had the focus when its links were just removed. */
let focused: string | null = null;

/**
 * Another view replaces the page, and with it the link that was pressed; so does the page once it has loaded. If one of
 * the links had the focus, the same one of the new page gets it, so that the keyboard continues where it was.
 */
export function useViewFocus(links: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const nav = links.current;
    if (!nav) return undefined;
    const same = [...nav.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused);
    if (document.activeElement === document.body) same?.focus({ preventScroll: true });
    focused = null;
    return () => {
      focused = nav.querySelector(':focus')?.getAttribute('href') ?? null;
      // The page that replaces this one appears at once. Any later page is another one.
      setTimeout(() => (focused = null));
    };
  }, [links]);
}
