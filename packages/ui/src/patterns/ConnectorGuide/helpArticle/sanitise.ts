import DOMPurify, { type Config } from 'dompurify';
import { readTree, understoodTags, type ArticleNode } from './articleTree.ts';

/* A module of its own, loaded with the first article, so that other screens do not load the sanitiser. */

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(text: string): string },
  ): Policy;
}

const factory: PolicyFactory | undefined = Reflect.get<object, string>(globalThis, 'trustedTypes');

/**
 * Used only by this module, so that DOMPurify parses articles in a document that runs no scripts. The Content
 * Security Policy allows this Trusted Types policy by name (T-03).
 */
const policy = factory?.createPolicy('help-article', {
  createHTML: (text) => text,
  createScriptURL: () => '',
});

/** A noncharacter code point, which no article contains. */
const marker = '\uFDD0';

/** Matches inside "style", inside "on" where an attribute may start, and inside the tag of a base element. */
const violating = /(?<=st)(?=yle)|(?<=[\s/"']o)(?=n)|(?<=<b)(?=ase)/gi;

/**
 * Breaks up the names of styles, event handlers and base addresses, all of which violate the Content Security
 * Policy. A parsed document inherits the policy, so each would be reported during parsing, even in an inert
 * document. Names in markup have no escapes, so a broken name is never recognised.
 */
const breakNames = (html: string): string => html.replace(violating, marker);
const withoutMarkers = (text: string): string => text.replaceAll(marker, '');

/** Restores the broken names in text and in addresses. */
function restoreNames(article: DocumentFragment): DocumentFragment {
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
  // Styles, ids and names are removed: the console alone decides how an article looks.
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:/i,
  ADD_FORBID_CONTENTS: [breakNames('style')],
  RETURN_DOM_FRAGMENT: true,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
} as const satisfies Config;

/** Maximum length of an article in characters; the rest is cut off (T-41). */
const longest = 200_000;

/**
 * Converts the HTML of a help article to data. DOMPurify sanitises the HTML. Its result is then read element
 * by element and rendered by React. Markup is never parsed a second time, where a mutation could restore what
 * was removed.
 */
export const readHelpArticle = (html: string): readonly ArticleNode[] =>
  readTree(restoreNames(DOMPurify.sanitize(breakNames(withoutMarkers(html.slice(0, longest))), config)));
