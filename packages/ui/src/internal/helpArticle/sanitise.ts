import DOMPurify, { type Config } from 'dompurify';
import { readTree, understoodTags, type ArticleNode } from './articleTree.ts';

/* A module of its own, imported when the first article is shown: nobody else pays for the sanitiser. */

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(text: string): string },
  ): Policy;
}

const factory: PolicyFactory | undefined = Reflect.get<object, string>(globalThis, 'trustedTypes');

/**
 * Known to this module alone, and used for nothing but to have DOMPurify parse the article in a document that runs no
 * scripts. The page's header admits it by name (docs/threats.md T-03, T-17).
 */
const policy = factory?.createPolicy('help-article', {
  createHTML: (text) => text,
  createScriptURL: () => '',
});

/** A code point that is no character, so no article needs it. */
const marker = '\uFDD0';

/** Within "style", within "on" where an attribute may begin, and within the tag of a base element. */
const violating = /(?<=st)(?=yle)|(?<=[\s/"']o)(?=n)|(?<=<b)(?=ase)/gi;

/**
 * Breaks up the names of what violates the page's Content Security Policy: styles, event handlers, and base addresses. A
 * parsed document inherits the policy, so each is reported as soon as it is parsed, however inert the document is. Names
 * in markup have no escapes: a parser that never reads them finds none.
 */
const breakNames = (html: string): string => html.replace(violating, marker);
const withoutMarkers = (text: string): string => text.replaceAll(marker, '');

/** Puts words back together where they are text or part of an address. */
function mendWords(article: DocumentFragment): DocumentFragment {
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.textContent = withoutMarkers(currentNode.textContent ?? '');
  }
  for (const link of article.querySelectorAll('a[href]'))
    link.setAttribute('href', withoutMarkers(link.getAttribute('href') ?? ''));
  return article;
}

const config = {
  ALLOWED_TAGS: understoodTags,
  // No style, id or name: what an article looks like and is called is ours to say.
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:/i,
  ADD_FORBID_CONTENTS: [breakNames('style')],
  RETURN_DOM_FRAGMENT: true,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
} as const satisfies Config;

/** Longer than any help article, in characters; what lies beyond is left out (docs/threats.md T-41). */
const longest = 200_000;

/**
 * The HTML of a help article as data. DOMPurify cleans it; what it leaves is read element by element and drawn by React,
 * so that no markup is ever parsed a second time into the page, where a mutation could bring back what was cleaned away.
 */
export const readHelpArticle = (html: string): readonly ArticleNode[] =>
  readTree(mendWords(DOMPurify.sanitize(breakNames(withoutMarkers(html.slice(0, longest))), config)));
