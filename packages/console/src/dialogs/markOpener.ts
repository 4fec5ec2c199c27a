/** A press without an answer for this long shows that it is being answered, in milliseconds. */
const busyAfterMs = 100;

const openers = 'button, a[href]';

/**
 * Marks the control that opened something as busy while it loads. The control stays as it is for React: it has no such
 * attribute of its own. Returns the function that ends it.
 */
export function markOpener(): () => void {
  let opener: Element | undefined;
  const timer = setTimeout(() => {
    const { activeElement } = document;
    if (!activeElement?.matches(openers) || activeElement.hasAttribute('aria-busy')) return;
    opener = activeElement;
    opener.setAttribute('aria-busy', 'true');
  }, busyAfterMs);
  return () => {
    clearTimeout(timer);
    opener?.removeAttribute('aria-busy');
  };
}
