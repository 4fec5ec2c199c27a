import { useEffect, type RefObject } from 'react';
import { giveBack, wayOut } from './useFocusReturn.ts';

/**
 * Keeps the focus in a part of the page when what has it goes away by itself: a button that its own press removes, a
 * filter that nothing matches any more. What took its place, or the tab stop nearest to it, gets the focus. What is
 * only closed keeps its place in the order of Tab: were the focus moved on, a key pressed twice would press what nobody
 * meant.
 */
export function useRestoreLostFocus(part: RefObject<Element | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return undefined;
    let way: readonly Element[] = [];
    const remember = ({ target }: Event) => {
      // Headings are given the focus by whoever shows the screen, who also sees to what follows them.
      way = target instanceof Element && !target.matches('h1') ? wayOut(target) : [];
    };
    // Some browsers say so even where the focused is removed, and do it before it is gone.
    const forget = ({ target }: Event) =>
      queueMicrotask(() => {
        if (way[0] === target && way[0]?.isConnected) way = [];
      });
    const look = () => {
      const [held] = way;
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      const lost = way;
      way = [];
      // After those who move it on purpose: a dialog that closes, a new screen's heading.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) giveBack(lost);
        }),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
    };
  }, [part]);
}
