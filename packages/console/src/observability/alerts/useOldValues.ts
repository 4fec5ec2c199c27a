import { getActivity } from '@millrace/ui/contract';
import { parseId, type AlertId } from '@millrace/ui/domain/entities';
import type { ChangeDetails, LaterChange } from '@millrace/ui/domain/forms';
import { alertPaths, restoreParam } from '@millrace/ui/domain/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useLaterChanges } from '../../data/laterChanges.ts';
import { read } from '../../data/read.ts';
import { useSearch } from '../../router/location.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';

interface OldValues {
  readonly details?: ChangeDetails;
  readonly later: readonly LaterChange[];
}

/** The change whose old values the address asks for. Without one, and if it cannot be read, there are none. */
export function useOldValues(id: AlertId): OldValues | undefined {
  const asked = parseId<'activity'>(new URLSearchParams(useSearch()).get(restoreParam) ?? '');
  // The address loses it as soon as the values are in the form.
  const [entry] = useState(asked);
  const change = useQuery({
    ...read(getActivity, entry && { id: entry }),
    staleTime: 'static',
    retry: false,
  });
  const { object, details } = change.data ?? {};
  const isOwn = object?.type === 'alert' && object.id === id;
  const later = useLaterChanges(
    change.data && isOwn ? { ...change.data, object: { type: 'alert', id } } : undefined,
  );
  const isRead = entry === undefined || change.data !== undefined || change.isError || change.isPaused;
  useCanonicalAddress(alertPaths.settings(id, isRead && later ? {} : { [restoreParam]: String(entry) }));
  return isRead && later ? { ...(isOwn && details && { details }), later } : undefined;
}
