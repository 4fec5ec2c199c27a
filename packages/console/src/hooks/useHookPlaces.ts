import { listPipelines, listSources } from '@millrace/ui/contract';
import { isAttachedAt, type Hook, type HookEntity, type NamedHookPlace } from '@millrace/ui/domain/entities';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { readAll } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';

const active = { status: 'active', ordering: 'name' };

const placesOf = (
  entity: HookEntity,
  page: { readonly rows: readonly { readonly id: number; readonly name: string }[] } | undefined,
): readonly NamedHookPlace[] => (page?.rows ?? []).map(({ id, name }) => ({ entity, id, name }));

/** The active pipelines and sources that a hook is not attached to yet, as far as the service tells. */
export function useHookPlaces({ attachedTo }: Pick<Hook, 'attachedTo'>): {
  readonly places: Remote<readonly NamedHookPlace[]>;
  /** Whether the service has more of them. */
  readonly hasMore: boolean;
  readonly refetch: () => void;
} {
  const pipelines = useQuery(readAll(listPipelines, active));
  const sources = useQuery(readAll(listSources, active));
  const places = useMemo(
    () =>
      [...placesOf('pipeline', pipelines.data), ...placesOf('source', sources.data)].filter(
        (place) => !attachedTo?.some(isAttachedAt(place)),
      ),
    [pipelines.data, sources.data, attachedTo],
  );
  // Both are needed, so the one that is not ready decides.
  const decisive = pipelines.data === undefined ? pipelines : sources;
  return {
    places: mapRemote(toRemote<unknown>(decisive), () => places),
    hasMore: [pipelines, sources].some(({ data }) => data?.hasNext),
    refetch: () => {
      for (const query of [pipelines, sources]) if (query.data === undefined) void query.refetch();
    },
  };
}
