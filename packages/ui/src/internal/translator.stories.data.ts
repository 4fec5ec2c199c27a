/** How a translator treats a text node. */
export type TranslatorHabit =
  /** Chrome and Edge: two elements replace the text node, which leaves the document. */
  | 'replaces'
  /** Extensions: the same, in two steps. */
  | 'insertsThenRemoves'
  /** Extensions: the text node itself moves into an element. */
  | 'wraps';

export interface Translator {
  /** Translates everything that is not translated yet, now. */
  translate(): void;
  stop(): void;
}

/**
 * Translates the page as a browser does, and keeps doing so when it changes. The translation of a text is the text
 * itself, after `sign`: so that a test finds its labels, the sign is nothing by default. Texts in elements with
 * `translate="no"` stay as they are. It uses nothing from its surroundings: a test may send it into a page.
 */
export function startTranslator(habit: TranslatorHabit, sign = ''): Translator {
  const { createElement } = Document.prototype;
  const { insertBefore, replaceChild, appendChild, removeChild } = Node.prototype;
  const skipped =
    'script, style, noscript, textarea, input, select, title, svg, code, pre, font, [translate=no], .notranslate';

  function translateText(text: Text) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(skipped)) return;
    const outer = createElement.call(document, 'font');
    const inner = outer.appendChild(createElement.call(document, 'font'));
    if (habit === 'replaces') {
      inner.textContent = sign + text.data;
      replaceChild.call(parent, outer, text);
    } else if (habit === 'insertsThenRemoves') {
      inner.textContent = sign + text.data;
      insertBefore.call(parent, outer, text);
      removeChild.call(parent, text);
    } else {
      insertBefore.call(parent, outer, text);
      appendChild.call(inner, text);
    }
  }

  function translate() {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translateText(text);
  }

  // A translator works after the page has changed, between two of its tasks.
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      translate();
    });
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  translate();
  return { translate, stop: () => observer.disconnect() };
}
