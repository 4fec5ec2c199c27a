import { listActivity } from '@millrace/ui/contract';
import type { ActivityEntry } from '@millrace/ui/domain/entities';
import type { LaterChange } from '@millrace/ui/domain/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { read } from './read.ts';

interface Change extends Pick<ActivityEntry, 'at'> {
  /** The entry itself, which is not later. */
  readonly id?: ActivityEntry['id'];
  readonly object: { readonly type: string; readonly id: number };
}

const none: readonly LaterChange[] = [];

/**
 * What was changed of an object after one of its changes, newest first; `undefined` while it is read. It is read once, for the
 * form that opens then. A failure and no network leave it empty: the values that the change has left then tell what was changed again.
 * @param change left out if there is nothing to restore
 */
export function useLaterChanges(change: Change | undefined): readonly LaterChange[] | undefined {
  const [seen, setSeen] = useState<readonly LaterChange[]>();
  const { data, isError, isFetching, isPaused } = useQuery({
    ...read(
      listActivity,
      change && {
        objectType: change.object.type,
        objectId: change.object.id,
        event: 'changed',
        startTimestamp: change.at.toISOString(),
        pageSize: 100,
      },
    ),
    // What was read before may be older than the last change.
    staleTime: 0,
    retry: false,
  });
  if (!change) return none;
  if (seen) return seen;
  if (isError || isPaused) setSeen(none);
  else if (data && !isFetching) setSeen(data.rows.filter(({ id, at }) => id !== change.id && at > change.at));
  return undefined;
}
