import { listHooks, listPipelineHooks } from '@millrace/ui/contract';
import {
  attachmentsIn,
  toId,
  withHooks,
  type Hook,
  type HookAttachment,
  type HookPlace,
} from '@millrace/ui/domain/entities';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';

import { read, readAll, type Read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';

/** Hooks have no realtime channel, so they are refetched whenever a screen shows them or gets the focus back. */
const fresh = <Value>(query: Read<Value>): Read<Value> => ({ ...query, staleTime: 0 });

/** All hooks of the account, including archived ones. */
export const useHooks = (isWanted = true) => useQuery(fresh(readAll(listHooks, isWanted ? {} : undefined)));

const none: readonly Hook[] = [];

/**
 * The hooks attached to a pipeline or a source; `undefined` if the service does not list those of a source.
 * The list of all hooks also names attached hooks, if the service leaves their names out.
 */
export function useAttachments(
  place: HookPlace,
  isWanted = true,
): { readonly attachments: Remote<readonly HookAttachment[] | undefined>; readonly refetch: () => void } {
  const isPipeline = place.entity === 'pipeline';
  const id = isPipeline && isWanted ? toId<'pipeline'>(place.id) : undefined;
  const own = useQuery(fresh(read(listPipelineHooks, id === undefined ? undefined : { id })));
  const isNameless = own.data?.some(({ hook }) => !hook) ?? false;
  const all = useHooks(isPipeline ? isNameless : isWanted);
  const hooks = all.data?.rows ?? none;
  return isPipeline
    ? {
        attachments: mapRemote(toRemote(own), (attachments) => withHooks(attachments, hooks)),
        refetch: () => void own.refetch(),
      }
    : {
        attachments: mapRemote(toRemote(all), ({ rows }) => attachmentsIn(rows, place)),
        refetch: () => void all.refetch(),
      };
}
