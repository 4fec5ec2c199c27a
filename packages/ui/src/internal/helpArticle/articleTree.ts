import { safeLink } from './safeLink.ts';

/** Elements that an article may be drawn with. Nothing of them but their name is kept. */
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

/** An article as plain data: what can be drawn without markup ever being made from a string. */
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

/** What an article is written with, and what it becomes. `null`: only what is inside stays. */
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

/** Every element that an article may hold when it comes. */
export const understoodTags = [...Object.keys(becomes), 'h1', 'h2', 'h3', 'h6', 'a', 'pre'];

/** Elements between whose children blanks mean nothing. */
const blankless: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const blocks = 'blockquote, div, dl, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, article, table, ul';

/** Deeper than any article is; below it only words are kept. */
const deepest = 40;

const headingLevel = (element: Element): number | undefined => {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  return level === undefined ? undefined : Number(level);
};

/** The article in a cleaned piece of a document. Its highest headings stand below the one that names the article. */
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
    // A list's item outside of a list would be announced as part of one.
    const isStray = tag === 'li' && !['ul', 'ol'].includes(element.parentElement?.localName ?? '');
    // A paragraph holds words only; a table may end up in one, since the sanitiser's document parses as old pages did.
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
