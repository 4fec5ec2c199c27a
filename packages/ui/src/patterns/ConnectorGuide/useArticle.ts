import { useEffect, useState } from 'react';
import type { ArticleNode } from './helpArticle/articleTree.ts';
import { loadHelpArticle } from './helpArticle/loadHelpArticle.ts';

export type ReadArticle =
  | { readonly state: 'reading' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'read'; readonly nodes: readonly ArticleNode[] };

/** An article after sanitising. The first one also waits for the sanitiser to load. */
export function useArticle(html: string): ReadArticle {
  const [read, setRead] = useState<{ html: string; article: ReadArticle }>();
  useEffect(() => {
    let isLeft = false;
    const keep = (article: ReadArticle) => {
      if (!isLeft) setRead({ html, article });
    };
    loadHelpArticle(html).then(
      (nodes) => keep(nodes.length > 0 ? { state: 'read', nodes } : { state: 'unreadable' }),
      () => keep({ state: 'unreadable' }),
    );
    return () => {
      isLeft = true;
    };
  }, [html]);
  return read?.html === html ? read.article : { state: 'reading' };
}
