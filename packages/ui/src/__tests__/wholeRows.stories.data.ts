/** Whether all text that an element shows is a name or an address that people give, which may be cut. */
function isName(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isOwn = !parentElement?.closest('bdi[translate=no]') && parentElement?.checkVisibility();
    if (isOwn && /\w/.test(textContent ?? '')) return false;
  }
  return true;
}

/** The ring of a focused link begins beside its text, so the link is wider than what it says. */
const ringOf = (element: Element): number => (element.querySelector('[data-control=link]') ? 4 : 0);

interface WholeOptions {
  /** Names that people give must not be cut at the side either. @default false */
  readonly areNamesMeasured?: boolean;
}

/**
 * What the rows of a page's lists cut: elements that are narrower than their content, and lines that their element
 * hides. Of two lines, the second may be cut: that is the end of a name.
 */
export function cutInRows(page: Element, { areNamesMeasured = false }: WholeOptions = {}): readonly string[] {
  const cells = page.querySelectorAll(
    '[role=row]:has(> [role=rowheader]) > *, [role=row]:has(> [role=rowheader]) > * *',
  );
  return [...cells].flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element;
    const { display, overflowY, webkitLineClamp } = getComputedStyle(element);
    // Inline text is measured by its block; text for screen readers is one pixel wide.
    if (display === 'inline' || clientWidth <= 1) return [];
    const isNarrow = scrollWidth > clientWidth + ringOf(element);
    const isLow = overflowY !== 'visible' && webkitLineClamp === 'none' && scrollHeight > clientHeight + 1;
    if (!isNarrow && !isLow) return [];
    if (isName(element) && !(areNamesMeasured && isNarrow)) return [];
    return [`“${textContent}”: ${scrollWidth} × ${scrollHeight} px in ${clientWidth} × ${clientHeight}`];
  });
}
