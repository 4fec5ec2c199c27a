import { archiveHook, deleteHook, detachHook, getHook } from '@millrace/ui/contract';
import {
  hookEntity,
  placeName,
  placeOf,
  type HookAttachment,
  type HookCommand,
  type HookItem,
  type HookPlace,
} from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import type { ImpactGroup } from '@millrace/ui/modals/ActionModal';
import { useQuery } from '@tanstack/react-query';

import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { actionContainer } from '../lists/actionContainer.tsx';
import { removeHook, silenceHook, unsubscribeHook } from './hookWrites.ts';
import { hrefOfHookPlace } from './hrefOfHookPlace.ts';

/** A hook, with the place that it is detached from. */
export interface PlacedHook extends HookItem {
  readonly place?: HookPlace;
}

const userOf = (attachment: HookAttachment) => {
  const place = placeOf(attachment);
  return {
    id: attachment.entityId,
    name: placeName(attachment),
    ...(place && { href: hrefOfHookPlace(place) }),
  };
};

const calls = { archive: archiveHook, delete: deleteHook, detach: detachHook } as const;

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

/** Confirms that a hook is detached, archived or deleted. */
export const HookActionContainer = actionContainer<HookCommand, PlacedHook>(
  {
    entity: hookEntity,
    callOf: (action) => calls[action],
    async perform(context, { id, place }, action) {
      if (action === 'archive') await silenceHook(context, id);
      if (action === 'delete') await removeHook(context, id);
      if (action === 'detach' && place) await unsubscribeHook(context, { place, hookId: id });
    },
  },
  useImpact,
);
