const takesFocus = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

/**
 * A tab stop for what scrolls and holds nothing that takes the focus: without one the keyboard could not move it. Give it
 * to React as a `ref`.
 */
export function scrollStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const look = (): void => {
    const isStuck = element.scrollHeight > element.clientHeight && !element.querySelector(takesFocus);
    if (isStuck) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // Its own size, and what is in it: either can bring the scrolling.
  const sizes = new ResizeObserver(look);
  for (const part of [element, ...element.children]) sizes.observe(part);
  return () => sizes.disconnect();
}
