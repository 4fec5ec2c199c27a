import { useLayoutEffect } from 'react';
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';
import { activeElement, parentOf } from './activeElement.ts';

/** Maps each popover to the element that opened it. */
const openers = new WeakMap<Element, Element>();
/** The opener of a popover that was just removed, until react-aria has returned the focus to it. */
let closing: Element | null = null;

/** react-aria returns the focus within two frames after an overlay is removed. */
const afterFocusReturn = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback));
};

/**
 * For a popover that may open a dialog: the popover closes, so the dialog returns the focus to the opener.
 */
export function rememberOpener(floating: Element | null, opener: Element | null): void {
  closing = floating ? null : opener;
  if (floating && opener) openers.set(floating, opener);
  if (closing)
    afterFocusReturn(() => {
      if (closing === opener) closing = null;
    });
}

/** An element and its ancestors, innermost first. From a popover, it continues with the popover's opener. */
export function wayOut(from: Element | null): readonly Element[] {
  const way: Element[] = [];
  for (let at = from; at && at !== document.body; at = openers.get(at) ?? parentOf(at)) way.push(at);
  return way;
}

/**
 * The innermost ancestor still in the document, or the nearest tab stop, such as the row that moved into the
 * removed row's place.
 */
export function giveBack(way: readonly Element[]): void {
  for (const place of way.filter(({ isConnected }) => isConnected)) {
    if (place instanceof HTMLElement) place.focus();
    if (document.activeElement === document.body)
      place.querySelector<HTMLElement>('[tabindex="0"], h1[tabindex="-1"]')?.focus();
    if (document.activeElement !== document.body) return;
  }
}

/**
 * Returns the focus when an overlay closes, for cases that react-aria misses. react-aria reads the focus
 * during render. A menu that closes at that moment has lost the focus and not yet returned it. If the element
 * is gone, such as an archived row, the element in its place gets the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const active = activeElement();
    const way = wayOut(active === document.body ? closing : active);
    return () => {
      afterFocusReturn(() => {
        if (document.activeElement === document.body) giveBack(way);
      });
      // react-aria lists elements in transition, and is notified of the end of a removed one only if it has a single property
      // in transition. So it would keep every overlay that closes; it drops them when something waits for transitions.
      runAfterTransition(() => undefined);
    };
  }, [isOpen]);
}
