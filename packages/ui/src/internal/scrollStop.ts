import { observeSize } from './observeSize.ts';

const takesFocus = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

/**
 * A callback ref that makes a scroll container focusable if it has no focusable content. Otherwise the
 * keyboard could not scroll it.
 */
export function scrollStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const look = (): void => {
    const isStuck = element.scrollHeight > element.clientHeight && !element.querySelector(takesFocus);
    if (isStuck) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // A change in size of the container or its content can start or end the scrolling.
  return observeSize(look, element, ...element.children);
}
