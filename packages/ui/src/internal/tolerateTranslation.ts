/** Marks a document that tolerates translation. Two copies of the library may share a document. */
const mark = Symbol.for('millrace.toleratesTranslation');

declare global {
  interface Document {
    [mark]?: true;
  }
}

/** The element of which Chrome's and Edge's translators put two around each text. */
const isWrapper = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Lets a page survive the translators of browsers and extensions. Call it once, before React renders. On a server, and
 * the second time, it does nothing.
 *
 * A translator replaces text nodes by elements of its own, or moves them into such elements. React keeps the nodes that
 * it created. It removes them from a parent that no longer contains them, which throws and takes the screen down, and it
 * writes new text into nodes that are no longer in the page. From this call on, a replaced node stands for its
 * translation: both are removed together, what is inserted before the one is inserted before the other, and new text
 * replaces the translation, which the translator then translates again.
 *
 * For this, it wraps `removeChild` and `insertBefore` of the window's `Node`, which no longer throw for a node that is
 * elsewhere, and watches the document for replaced text.
 */
export function tolerateTranslation(): void {
  if (typeof document === 'undefined' || document[mark]) return;
  document[mark] = true;

  const { removeChild, insertBefore } = Node.prototype;
  const translations = new WeakMap<Node, Element>();
  const observer = new MutationObserver(track);
  observer.observe(document, { childList: true, subtree: true });

  /** The element that replaces a text. Some translators insert it in one step and remove the text in the next. */
  function replacementIn(
    { addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
    fresh: Set<Node>,
  ) {
    if (removedNodes.length !== 1) return undefined;
    if (addedNodes.length === 1 && addedNodes[0] instanceof Element) return addedNodes[0];
    return [previousSibling, nextSibling].filter(isWrapper).find((sibling) => fresh.delete(sibling));
  }

  function track(records: readonly MutationRecord[]): void {
    const fresh = new Set<Node>();
    const changed = new Set<Node>();
    for (const record of records) {
      if (record.type === 'characterData') {
        changed.add(record.target);
        continue;
      }
      for (const added of record.addedNodes) {
        // React has moved a text that has a translation.
        translations.get(added)?.remove();
        translations.delete(added);
        if (isWrapper(added)) fresh.add(added);
      }
      for (const removed of record.removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
        const translation = replacementIn(record, fresh);
        if (!translation) continue;
        translations.set(removed, translation);
        observer.observe(removed, { characterData: true });
      }
    }
    // Last: a text may have moved since it changed, and have a newer translation there.
    changed.forEach(showText);
  }

  /** Puts a changed text in the place of its outdated translation. */
  function showText(text: Node): void {
    const translation = translations.get(text);
    if (!translation?.parentNode || text.isConnected) return;
    insertBefore.call(translation.parentNode, text, translation);
    translation.remove();
    translations.delete(text);
  }

  Node.prototype.removeChild = function removeTranslated<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (child.parentNode !== this) track(observer.takeRecords());
    const translation = child.parentNode ? undefined : translations.get(child);
    const shown: Node = translation ?? child;
    let parent = shown.parentNode;
    if (parent) removeChild.call(parent, shown);
    // Wrappers that have become empty go, too.
    while (isWrapper(parent) && parent !== this && !parent.hasChildNodes()) {
      const wrapper = parent;
      parent = wrapper.parentNode;
      wrapper.remove();
    }
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeTranslated<Inserted extends Node>(
    this: Node,
    inserted: Inserted,
    reference: Node | null,
  ): Inserted {
    let place: Node | null = reference;
    if (reference && reference.parentNode !== this) {
      track(observer.takeRecords());
      place = reference.parentNode ? reference : (translations.get(reference) ?? null);
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    insertBefore.call(this, inserted, place);
    return inserted;
  };
}
