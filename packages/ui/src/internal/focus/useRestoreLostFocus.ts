import { useEffect, type RefObject } from 'react';
import { giveBack, wayOut } from './useFocusReturn.ts';

/**
 * Restores the focus when the focused element is removed, such as a button that its own press removes or a
 * filter without matches. Its replacement or the nearest tab stop gets the focus. A disabled element
 * keeps its place in the tab order: moving the focus on could let a second key press activate the next
 * element.
 */
export function useRestoreLostFocus(part: RefObject<Element | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return undefined;
    let way: readonly Element[] = [];
    const remember = ({ target }: Event) => {
      // The code that shows a new screen focuses its heading and handles that focus itself.
      way = target instanceof Element && !target.matches('h1') ? wayOut(target) : [];
    };
    // Some browsers fire blur for removed elements too, before the removal. When another window or tab comes to the
    // front, the element keeps the focus within the page.
    const forget = ({ target }: Event) =>
      queueMicrotask(() => {
        if (way[0] === target && way[0]?.isConnected && document.activeElement !== target) way = [];
      });
    const look = () => {
      const [held] = way;
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      const lost = way;
      way = [];
      // Runs after code that moves the focus on purpose, such as a closing dialog or a new screen's heading.
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
