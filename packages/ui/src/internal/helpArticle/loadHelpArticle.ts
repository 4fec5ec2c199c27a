import type { ArticleNode } from './articleTree.ts';

/** Reads a help article, with the sanitiser fetched first. Rejects when that cannot be had. */
export const loadHelpArticle = async (html: string): Promise<readonly ArticleNode[]> =>
  (await import('./sanitise.ts')).readHelpArticle(html);
