import { getActivity } from '@millrace/ui/contract';
import { parseId, type AlertId } from '@millrace/ui/domain/entities';
import type { ChangeDetails, LaterChange } from '@millrace/ui/domain/forms';
import { alertPaths, restoreParam } from '@millrace/ui/domain/routes';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { useLaterChanges } from '../../data/laterChanges.ts';
import { read } from '../../data/read.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useSearch } from '../../router/location.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';

interface OldValues {
  readonly details?: ChangeDetails;
  readonly later: readonly LaterChange[];
}

/** The change whose old values the address asks for. Without one there are none, and a toast says if it cannot be read. */
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
  const toasts = useAtomValue(toastsAtom);
  const isMissing = change.isError || (change.isPaused && !change.data);
  useEffect(() => {
    if (!isMissing) return;
    toasts.show({
      tone: 'caution',
      title: 'The old values could not be loaded.',
      description: 'The form shows what is saved now.',
    });
  }, [isMissing, toasts]);
  const isOwn = object?.type === 'alert' && object.id === id;
  const later = useLaterChanges(
    change.data && isOwn ? { ...change.data, object: { type: 'alert', id } } : undefined,
  );
  const isRead = entry === undefined || change.data !== undefined || isMissing;
  useCanonicalAddress(alertPaths.settings(id, isRead && later ? {} : { [restoreParam]: String(entry) }));
  return isRead && later ? { ...(isOwn && details && { details }), later } : undefined;
}
