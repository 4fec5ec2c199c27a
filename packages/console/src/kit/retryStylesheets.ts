/** Delays before a failed stylesheet is retried, in milliseconds. */
const sheetRetryDelaysMs = [1_000, 3_000, 10_000, 30_000] as const;

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/**
 * Retries stylesheets that failed to load (F29). A chunk requests its stylesheet only once. When the chunk is
 * retried, the bundler's loader considers the stylesheet loaded, so the screen would stay unstyled.
 */
export function retryStylesheets(root: Document): void {
  const failures = new Map<string, number>();
  // The error event of a stylesheet does not bubble, so the listener captures it.
  root.addEventListener(
    'error',
    ({ target }) => {
      if (!isStylesheet(target)) return;
      const count = failures.get(target.href) ?? 0;
      failures.set(target.href, count + 1);
      const delay = sheetRetryDelaysMs[count];
      if (delay !== undefined) setTimeout(() => target.replaceWith(target.cloneNode()), delay);
    },
    { capture: true },
  );
}
