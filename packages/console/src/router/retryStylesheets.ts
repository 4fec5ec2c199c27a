/** Waits before a stylesheet that did not come is asked for again, in milliseconds. */
const sheetRetryDelaysMs = [1_000, 3_000, 10_000, 30_000] as const;

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/**
 * Has stylesheets that did not come asked for again (F29). A chunk brings its sheet along once: when the chunk itself is
 * asked for again, the bundler's loader takes the sheet for loaded, and the screen would come, and stay, unstyled.
 */
export function retryStylesheets(root: Document): void {
  const failures = new Map<string, number>();
  // Such an error does not bubble; it is seen on its way down.
  root.addEventListener(
    'error',
    ({ target }) => {
      if (!isSheet(target)) return;
      const count = failures.get(target.href) ?? 0;
      failures.set(target.href, count + 1);
      const delay = sheetRetryDelaysMs[count];
      if (delay !== undefined) setTimeout(() => target.replaceWith(target.cloneNode()), delay);
    },
    { capture: true },
  );
}
