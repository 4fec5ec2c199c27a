/** The focused element, also within shadow roots: to the document, the focus is on their host. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The parent; from the top of a shadow root, its host. */
export function parentOf(element: Element): Element | null {
  const { parentElement, parentNode } = element;
  return parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}
