import { getHelpArticle } from '@millrace/ui/contract';
import { type Definition, loadDefinition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';

import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';

/** A connector's definition: `undefined` while it loads, `null` where this build has none. */
export const useDefinition = (kind: ConnectorKind, type: string | undefined) =>
  useQuery({
    queryKey: ['definition', kind, type],
    queryFn: async (): Promise<Definition | null> =>
      type === undefined ? null : ((await loadDefinition(kind, type)) ?? null),
    enabled: type !== undefined,
    staleTime: 'static',
    networkMode: 'always',
  });

/** The service's guide for a connector. @param isEnabled loads it */
export function useGuide(type: string, isEnabled = true) {
  const article = useQuery(read(getHelpArticle, isEnabled ? { id: type } : undefined));
  // Not every connector has an article; a retry would not change that.
  const hasNone = article.error !== null && problemOf(article.error).status === 404;
  return {
    article: hasNone ? undefined : toRemote(article),
    onRetry: () => void article.refetch(),
  };
}
