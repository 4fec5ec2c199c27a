import { getHelpArticle } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';
import { atom } from 'jotai';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';

/** Whether the guide is open beside the forms. It stays so from one form to the next. */
export const guideOpenAtom = atom(false);

/** The service's setup guide for a connector. */
export function useGuide(type: string) {
  const article = useQuery(read(getHelpArticle, { id: type }));
  // Some connectors have no article. A retry would not change that.
  const hasNone = article.error !== null && problemOf(article.error).status === 404;
  return {
    article: hasNone ? undefined : toRemote(article),
    onRetry: () => void article.refetch(),
  };
}
