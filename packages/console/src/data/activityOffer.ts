import { listActivity } from '@millrace/ui/contract';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Read, ReadKey } from './read.ts';

/** Statuses after which another attempt may answer. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429, 502, 503, 504]);

/** Whether a problem says that the service has no such call, or no useful answer to it. */
function isAbsent({ kind, status, foreignStatus }: Problem): boolean {
  if (kind === 'json' || kind === 'schema' || kind === 'rows') return true;
  if (kind === 'http') return status === undefined || !passing.has(status);
  return kind === 'html' && !passing.has(foreignStatus ?? 200);
}

/**
 * Whether the service answers the proposed call with entries. It is asked once per session: a service without the call is
 * not asked again, and an account without an entry has nothing to show.
 */
export function readActivityOffer(): Read<boolean> {
  const { queryKey } = queryOptions<boolean, Error, boolean, ReadKey>({
    queryKey: [listActivity.resource, 'activityOffer', {}],
  });
  return {
    queryKey,
    staleTime: 'static',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    meta: {
      call: listActivity,
      async fetch(client, signal) {
        try {
          const { rows } = await client(listActivity, { page: 1, pageSize: 1 }, { signal });
          return rows.length > 0;
        } catch (error) {
          if (isAbsent(problemOf(error))) return false;
          throw error;
        }
      },
    },
  };
}

/** The offer as a query, for the page of the activity. */
export const useActivityOffer = (enabled = true) =>
  // As long as the session: its own page and all that link to it would ask again after a break.
  useQuery({ ...readActivityOffer(), gcTime: Infinity, enabled });

/**
 * Whether the service has the activity of the account. Nothing links to it until that is known.
 * @param isAsked whether the person may see it
 */
export const useHasActivity = (isAsked = true): boolean => useActivityOffer(isAsked).data === true;
