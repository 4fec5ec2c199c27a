import type { Source } from '@millrace/ui/domain/entities';
import { connectorPaths, withQuery } from '@millrace/ui/domain/routes';
import { SourceHooks } from '@millrace/ui/screens/SourceHooks';

import { hooksViewOf, useAttachedHooks } from '../../hooks/useAttachedHooks.ts';
import { useSearch } from '../../router/location.ts';

export interface SourceHooksContainerProps {
  readonly source: Pick<Source, 'name' | 'status'> & { readonly id: number };
}

/** The hooks of a source, on its page. The query parameter `hooks` shows the archived ones. */
export function SourceHooksContainer({ source }: SourceHooksContainerProps) {
  const { id, name } = source;
  const { hooks, refetch } = useAttachedHooks({
    place: { entity: 'source', id },
    name,
    view: hooksViewOf(new URLSearchParams(useSearch()).get('hooks')),
    hrefOf: (view) =>
      withQuery(connectorPaths.source.detail(id), { hooks: view === 'archived' ? view : undefined }),
  });
  return <SourceHooks {...hooks} source={source} onRetry={refetch} />;
}
