import type { Pipeline } from '@millrace/ui/domain/entities';
import { changesSince } from '@millrace/ui/domain/views';
import type { LastVisit } from '@millrace/ui/screens/HomeScreen';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { storedText } from '../kit/storedText.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';
import { openVisits } from './visits.ts';

/**
 * What is different since the person was here last; `undefined` on the first visit. The rows count as seen while the page
 * is visible.
 * @param rows all pipelines that home has loaded; `undefined` until then
 * @param areAllKnown whether they contain all that run or fail
 */
export function useLastVisit(
  rows: readonly Pipeline[] | undefined,
  areAllKnown: boolean,
  now: Date,
): LastVisit | undefined {
  const identity = identityOf(useAtomValue(sessionAtom)) ?? 'nobody';
  const visits = useMemo(
    () => openVisits(storedText(() => localStorage, `millrace.visits.${identity}`)),
    [identity],
  );
  const before = visits.before(now);
  useEffect(() => {
    if (rows && !document.hidden) visits.note(rows, now);
  }, [visits, rows, now]);
  return useMemo(
    () => rows && before && { at: before.at, ...changesSince(before, rows, visits.salt, areAllKnown) },
    [rows, before, visits, areAllKnown],
  );
}
