import type { ArticleNode } from './articleTree.ts';

/** Parses a help article after loading the sanitiser. Rejects if the sanitiser cannot be loaded. */
export const loadHelpArticle = async (html: string): Promise<readonly ArticleNode[]> =>
  (await import('./sanitise.ts')).readHelpArticle(html);
