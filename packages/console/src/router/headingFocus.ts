/** How long to wait for the heading of a new screen, in milliseconds. */
const headingTimeoutMs = 10_000;

/**
 * While the next screen suspends, the previous one stays in the document, hidden. Its heading does not count.
 */
const visibleHeading = (): HTMLElement | undefined => {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility());
};

/** Calls back with the screen's heading once it is visible. Returns a function that stops waiting. */
export function whenHeadingShows(callback: (heading: HTMLElement) => void): () => void {
  const until = performance.now() + headingTimeoutMs;
  const look = () => {
    const heading = visibleHeading();
    if (heading) callback(heading);
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/**
 * Whether the screen focused a field on mount, as the sign-in page does, or a part of one. It then keeps the focus.
 */
export const hasFocusedField = (heading: HTMLElement): boolean =>
  Boolean(heading.closest('main')?.querySelector('input:focus, [data-field] :focus'));

/**
 * Focuses the heading, then any heading that replaces it, because a loading state has a heading of its own.
 * Stops at the first user input. Returns a function that stops it earlier.
 */
export function focusHeading(heading: HTMLElement): () => void {
  let current: HTMLElement | undefined = heading;
  const ended = new AbortController();
  const observer = new MutationObserver(() => {
    const next = current?.isConnected === false ? visibleHeading() : undefined;
    if (next === undefined) return;
    current = next;
    if (document.activeElement === document.body) next.focus({ preventScroll: true });
  });
  // The observer and both listeners refer to the screen of the heading, so none may outlive it.
  const end = () => {
    observer.disconnect();
    ended.abort();
    current = undefined;
  };
  heading.focus({ preventScroll: true });
  observer.observe(document.body, { childList: true, subtree: true });
  const { signal } = ended;
  addEventListener('keydown', end, { signal });
  addEventListener('pointerdown', end, { signal });
  return end;
}
