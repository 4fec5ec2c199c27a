/** How long a new screen's heading is awaited, in milliseconds. */
const headingTimeoutMs = 10_000;

/** While the next screen suspends, the last one is still in the document, hidden; its heading is not the one. */
const visibleHeading = (): HTMLElement | undefined => {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility());
};

/** Calls back with the screen's heading once it shows. Answers how to stop waiting. */
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

/** Whether the screen focused a field of its own on mount, as the sign-in page does: it keeps the focus. */
export const hasFocusedField = (heading: HTMLElement): boolean =>
  Boolean(heading.closest('main')?.querySelector('input:focus'));

/**
 * Gives the heading the focus, and then whatever heading takes its place: what shows while a screen is read has one of
 * its own. It ends with the first thing the person does. Answers how to end it before.
 */
export function focusHeading(heading: HTMLElement): () => void {
  let current = heading;
  const observer = new MutationObserver(() => {
    const next = current.isConnected ? undefined : visibleHeading();
    if (next === undefined) return;
    current = next;
    if (document.activeElement === document.body) next.focus({ preventScroll: true });
  });
  const end = () => observer.disconnect();
  heading.focus({ preventScroll: true });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', end, { once: true });
  addEventListener('pointerdown', end, { once: true });
  return end;
}
