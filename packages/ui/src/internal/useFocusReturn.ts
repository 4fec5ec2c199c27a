import { useLayoutEffect } from 'react';

/** What floats over the page, and what it was opened beside. */
const openers = new WeakMap<Element, Element>();

/** For what floats and may open a dialog: the focus then comes back to its opener, as it closes itself. */
export function rememberOpener(floating: Element | null, opener: Element | null): void {
  if (floating && opener) openers.set(floating, opener);
}

/** An element and all it lies in, the innermost first; from what floats on to what it was opened beside. */
export function wayOut(from: Element | null): readonly Element[] {
  const way: Element[] = [];
  for (let at = from; at && at !== document.body; at = openers.get(at) ?? at.parentElement) way.push(at);
  return way;
}

/** The innermost that is still there, or the tab stop nearest to where it was, such as the row now in its place. */
export function giveBack(way: readonly Element[]): void {
  for (const place of way.filter(({ isConnected }) => isConnected)) {
    if (place instanceof HTMLElement) place.focus();
    if (document.activeElement === document.body)
      place.querySelector<HTMLElement>('[tabindex="0"], h1[tabindex="-1"]')?.focus();
    if (document.activeElement !== document.body) return;
  }
}

/**
 * Gives the focus back to where it was when something opened over the page, should react-aria have lost sight of it: it
 * looks while it renders, and a menu that closes then has let go of the focus and not yet handed it back. Where that is
 * gone by then, as the row is that was archived, what took its place gets the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const way = wayOut(document.activeElement);
    return () => {
      // After react-aria, which takes a frame to do the same.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) giveBack(way);
        }),
      );
    };
  }, [isOpen]);
}
