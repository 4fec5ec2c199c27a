import { useLayoutEffect } from 'react';

/** Popovers, and the elements that opened them. */
const openers = new WeakMap<Element, Element>();
/** The opener of a popover that was just removed, until react-aria has returned the focus to it. */
let closing: Element | null = null;

/** The two frames in which react-aria returns the focus after an overlay is removed. */
const afterFocusReturn = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback));
};

/** For a popover that may open a dialog: the dialog returns the focus to the opener, since the popover closes. */
export function rememberOpener(floating: Element | null, opener: Element | null): void {
  closing = floating ? null : opener;
  if (floating && opener) openers.set(floating, opener);
  if (closing)
    afterFocusReturn(() => {
      if (closing === opener) closing = null;
    });
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
 * Returns the focus to where it was when an overlay opened, for cases that react-aria misses. It reads the focus while it
 * renders, and a menu that closes at that moment has dropped the focus and not returned it yet. Where the element is gone,
 * as an archived row is, the focus goes to the element in its place.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { activeElement } = document;
    const way = wayOut(activeElement === document.body ? closing : activeElement);
    return () =>
      afterFocusReturn(() => {
        if (document.activeElement === document.body) giveBack(way);
      });
  }, [isOpen]);
}
