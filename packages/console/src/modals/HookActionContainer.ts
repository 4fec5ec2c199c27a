import { archiveHook, detachHook, getHook } from '@millrace/ui/contract';
import {
  hookEntity,
  type HookAttachment,
  type HookCommand,
  type HookItem,
  type HookPlace,
} from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths, paths } from '@millrace/ui/domain/routes';
import type { ImpactGroup } from '@millrace/ui/modals/ActionModal';
import { toId } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { atom } from 'jotai';

import { silenceHook, unsubscribeHook } from '../data/hooks/hookWrites.ts';
import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { actionContainer } from '../lists/actionContainer.tsx';

/** A hook where it is attached. */
export interface PlacedHook extends HookItem {
  readonly place: HookPlace;
}

const userOf = ({ entityType, entityId, entityName }: HookAttachment) => ({
  id: entityId,
  name: entityName ?? `${entityType} ${entityId}`,
  href:
    entityType === 'pipeline'
      ? paths.pipelineHooks(toId<'pipeline'>(entityId))
      : connectorPaths.source.detail(entityId),
});

/** Where a hook is attached, by kind. */
const placesOf = (attachments: readonly HookAttachment[]): readonly ImpactGroup[] =>
  (['pipeline', 'source'] as const).map((noun) => ({
    noun,
    users: attachments.filter(({ entityType }) => entityType === noun).map(userOf),
  }));

/** Archiving silences a hook everywhere, so its dialog names the places. */
function useImpact(action: HookCommand, [hook]: readonly PlacedHook[]) {
  const id = action === 'archive' ? hook?.id : undefined;
  const query = useQuery({ ...read(getHook, id === undefined ? undefined : { id }), staleTime: 0 });
  const isUnknown = query.data !== undefined && !query.data.attachedTo;
  if (id === undefined || isUnknown) return undefined;
  return {
    impact: mapRemote(toRemote(query), ({ attachedTo }) => placesOf(attachedTo ?? [])),
    onRetry: () => void query.refetch(),
  };
}

/** Confirms that a hook is detached or archived. */
export const HookActionContainer = actionContainer<HookCommand, PlacedHook>(
  {
    entity: hookEntity,
    // Attached hooks can't be selected.
    selection: atom<ReadonlySet<string>>(new Set<string>()),
    callOf: (action) => (action === 'archive' ? archiveHook : detachHook),
    perform: (context, { id, place }, action) =>
      action === 'archive' ? silenceHook(context, id) : unsubscribeHook(context, { place, hookId: id }),
  },
  useImpact,
);
