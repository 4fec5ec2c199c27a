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

const config = {
  ALLOWED_TAGS: understoodTags,
  // No style, id or name: what an article looks like and is called is ours to say.
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:/i,
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
  readTree(DOMPurify.sanitize(html.slice(0, longest), config));
