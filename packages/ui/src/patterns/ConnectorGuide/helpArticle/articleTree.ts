import { safeLink } from './safeLink.ts';

/** Elements that an article may contain. Only their name is kept; all attributes are dropped. */
const articleTags = [
  'blockquote',
  'br',
  'code',
  'div',
  'em',
  'h4',
  'h5',
  'hr',
  'kbd',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;
export type ArticleTag = (typeof articleTags)[number];

/** An article as plain data, so that React renders it without parsing markup from a string. */
export type ArticleNode =
  | string
  | { readonly tag: ArticleTag; readonly children: readonly ArticleNode[] }
  | {
      readonly tag: 'a';
      readonly href: string;
      readonly host: string;
      readonly children: readonly ArticleNode[];
    }
  | { readonly tag: 'pre'; readonly text: string };

/** Maps elements of the source to elements of the article. `null` keeps only the children. */
const becomes: Readonly<Record<string, ArticleTag | null>> = {
  ...Object.fromEntries(articleTags.map((tag) => [tag, tag])),
  article: 'div',
  b: 'strong',
  dd: 'div',
  dl: 'div',
  dt: 'strong',
  h4: null,
  h5: null,
  i: 'em',
  section: 'div',
  span: null,
  u: null,
};

/** Every element that the source of an article may contain. */
export const understoodTags = [...Object.keys(becomes), 'h1', 'h2', 'h3', 'h6', 'a', 'pre'];

/** Elements in which whitespace between children has no meaning. */
const blankless: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const blocks = 'blockquote, div, dl, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, article, table, ul';

/** Maximum nesting depth. Below it only text is kept. */
const deepest = 40;

const headingLevel = (element: Element): number | undefined => {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  return level === undefined ? undefined : Number(level);
};

/**
 * Converts a sanitised fragment to an article. Its headings start one level below the article's own title.
 */
export function readTree(root: DocumentFragment): readonly ArticleNode[] {
  const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => headingLevel(one) ?? 6);
  const highest = Math.min(...levels);

  const readChildren = (parent: Node, depth: number): readonly ArticleNode[] =>
    [...parent.childNodes].flatMap((child) => read(child, depth + 1));

  const readElement = (element: Element, depth: number): readonly ArticleNode[] => {
    const name = element.localName;
    if (name === 'pre') return [{ tag: 'pre', text: element.textContent }];
    const children = readChildren(element, depth);
    if (name === 'a') {
      const link = safeLink(element.getAttribute('href'));
      return link ? [{ tag: 'a', ...link, children }] : children;
    }
    const level = headingLevel(element);
    if (level !== undefined) return [{ tag: level === highest ? 'h4' : 'h5', children }];
    const tag = Object.hasOwn(becomes, name) ? becomes[name] : null;
    if (!tag) return children;
    // Outside a list, a list item would still be announced as part of one.
    const isStray = tag === 'li' && !['ul', 'ol'].includes(element.parentElement?.localName ?? '');
    // A paragraph contains text only. The sanitiser's document parses in quirks mode, which allows tables
    // inside paragraphs.
    const isMore = tag === 'p' && element.querySelector(blocks) !== null;
    return [{ tag: isStray || isMore ? 'div' : tag, children }];
  };

  const read = (node: Node, depth: number): readonly ArticleNode[] => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      const isLayout = text.trim() === '' && blankless.has(node.parentElement?.localName ?? '');
      return text === '' || isLayout ? [] : [text];
    }
    if (!(node instanceof Element)) return [];
    return depth > deepest ? [node.textContent] : readElement(node, depth);
  };

  return readChildren(root, 0);
}
