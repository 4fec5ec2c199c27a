import { parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { PipelineHooksScreen, type AttachedHooksView } from '@millrace/ui/screens/PipelineHooksScreen';

import { hooksViewOf, useAttachedHooks } from '../../hooks/useAttachedHooks.ts';
import { useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { usePipelinePage } from './usePipelinePage.ts';

/** The hooks of a pipeline. */
export function PipelineHooksContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Hooks id={id} match={match} />;
}

function Hooks({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const view = hooksViewOf(new URLSearchParams(useSearch()).get('status'));
  const hrefOf = (next: AttachedHooksView) =>
    paths.pipelineHooks(id, { status: next === 'archived' ? next : undefined });
  useCanonicalAddress(hrefOf(view));
  const { frame, query, hasData } = usePipelinePage(id, match);
  const { hooks, refetch } = useAttachedHooks({
    place: { entity: 'pipeline', id },
    name: query.data?.name ?? '',
    view,
    hrefOf,
    isWanted: hasData,
  });
  return (
    <PipelineHooksScreen
      {...frame}
      hooks={hooks}
      onRetry={(panel) => (panel === 'pipeline' ? void query.refetch() : refetch())}
    />
  );
}
