/**
 * Calls back when the size of one of the elements changes. Does nothing where no layout exists, such as in jsdom. Returns
 * the function that ends it.
 */
export function observeSize(onChange: () => void, ...elements: readonly Element[]): () => void {
  if (!('ResizeObserver' in globalThis)) return () => undefined;
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
